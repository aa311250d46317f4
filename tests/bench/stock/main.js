/** The page: it starts the worker, and has the service worker store the site when Python no longer needs the network. */

const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = async ({ data }) => {
  if (data.kind !== "ready") return;
  document.querySelector("p").textContent = "Python is ready";
  await navigator.serviceWorker.register("sw.js");
  await navigator.serviceWorker.ready;
  document.querySelector("p").textContent = "Ready offline";
};
