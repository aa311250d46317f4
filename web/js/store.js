/** What this device remembers: localStorage where it works, else memory until the page closes. */

const PREFIX = "pocket-crowns.";

function usable() {
  try {
    // Where storage is blocked, even reading the property throws.
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return localStorage;
  } catch {
    return null;
  }
}

const memory = new Map();
let storage = usable();

/** Whether what is written survives a reload. */
export const keeps = () => storage !== null;

/** The value under `name`, or null when there is none or it cannot be read. */
export function load(name) {
  if (memory.has(name)) return memory.get(name);
  try {
    return JSON.parse(storage?.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Remember a JSON value; when the storage refuses (full, blocked), in memory only. */
export function save(name, value) {
  try {
    if (!storage) throw new Error("no storage");
    storage.setItem(PREFIX + name, JSON.stringify(value));
    memory.delete(name);
  } catch {
    storage = null;
    memory.set(name, value);
  }
}

export function forget(name) {
  memory.delete(name);
  try {
    storage?.removeItem(PREFIX + name);
  } catch {
    storage = null;
  }
}
