/**
 * The page in the frame: starts the worker, hands it what the app sent, and is in nobody's way afterwards.
 *
 * It stands in a sandbox that takes its origin away, and a worker from a data address has none either: nothing that the
 * app has stored is theirs. Its policy (netlify.toml) is the worker's too.
 */

const script = document.querySelector("#worker").text;
// Chromium starts no module worker from a blob here; of a data address only these would be read as something else.
const address = `data:text/javascript,${script.replace(/[%#\t\n\r]/g, encodeURIComponent)}`;
const tell = (word) => parent.postMessage(word, "*"); // whoever is around is to be the app: frame-ancestors sees to it

function start({ data, ports, source }) {
  if (source !== parent) return;
  removeEventListener("message", start);
  const worker = new Worker(address, { type: "module" });
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ died: event.message ?? "" });
  };
  worker.postMessage(data, [...ports, ...Object.values(data.files)]);
}

addEventListener("message", start);
tell({ here: true });
