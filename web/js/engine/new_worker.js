/** A new worker for the engine, its script beside this one. */
export const newWorker = () => new Worker(new URL(__WORKER__, import.meta.url), { type: "module" });
