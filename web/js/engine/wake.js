/** The engine in a Pyodide that has its modules: its one function, fed with tables and with a seed of this start. */

/** handle(text) -> text. `tableOf(name)` answers a table's bytes, or null while they cannot be had. */
export function wake(pyodide, tableOf) {
  pyodide.pyimport("random").seed(); // from the system: an image holds the state of whoever made it
  pyodide.pyimport("pocketcrowns.players.tables").come_from((name) => {
    const bytes = tableOf(name);
    return bytes ? pyodide.toPy(bytes) : undefined; // which is None; null would not be
  });
  return pyodide.pyimport("pocketcrowns.bridge").handle;
}
