/**
 * Pyodide's pyodide.asm.mjs without the functions for WebAssembly parts that are gone.
 *
 * Emscripten's linker writes this file, always in the same few patterns: a list of what is handed to the WebAssembly
 * (`wasmImports`), an assignment for each function taken from it, another that publishes a name on `Module`. Taking
 * lines out of these leaves functions that nobody calls, and esbuild removes them. A pattern that a linker no longer
 * writes leaves more than is needed.
 */

import { transform } from "esbuild";

/** The one function of the file; its first statements differ a little from linker to linker. */
const FUNCTION =
  /^async function _createPyodideModule\(moduleArg=\{\}\)\{(.*)return (\w+)\}export default _createPyodideModule;$/s;
const ARGUMENT = /(?<=\bvar Module=)moduleArg(?=;)/;
const IMPORTS = "var wasmImports={";

const TAKEN = /(?<=[;{])([\w$]+)=Module\["\1"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?(;|(?=\}))/g;
const WRAPPED = /wasmExports\["([^"]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);/g;
const PUBLISHED = /Module\["([\w$]+)"\]=\1;/g;
const PROPERTY = /\.([\w$]+)|\["([\w$]+)"\]/g;
const SIGNATURE = /(?<=;|\})[\w$]+\.sig="\w*";/g; // read only when a function is handed to a dynamic library
const ENTRY = ["main", "__main_argc_argv"]; // looked up by its name in pieces

/** Names on `Module` and statements for drawing and sound, which a worker cannot do. */
const GRAPHICS = [
  "GL",
  "GLctx",
  "createContext",
  "getUserMedia",
  "requestFullscreen",
  "requestPointerLock",
  "setCanvasSize",
];
const STATEMENTS = [
  'Module["requestAnimationFrame"]=MainLoop.requestAnimationFrame;',
  'Module["pauseMainLoop"]=MainLoop.pause;',
  'Module["resumeMainLoop"]=MainLoop.resume;',
  "MainLoop.init();",
  "registerPostMainLoop(()=>SDL.audio?.queueNewAudioData?.());",
  "for(var i=0;i<=288;++i){miniTempWebGLFloatBuffers[i]=miniTempWebGLFloatBuffersStorage.subarray(0,i)}",
  "for(var i=0;i<=288;++i){miniTempWebGLIntBuffers[i]=miniTempWebGLIntBuffersStorage.subarray(0,i)}",
];

const wordsOf = (text) => new Set(text.match(/[\w$]+/g));

/** The text with only those entries of `wasmImports` that are in `imports`. */
function withImports(text, imports) {
  if (!text.includes(IMPORTS)) throw new Error("pyodide.asm.mjs lists its imports in another way");
  const from = text.indexOf(IMPORTS) + IMPORTS.length;
  const to = text.indexOf("};", from);
  const kept = text
    .slice(from, to)
    .split(",")
    .filter((entry) => imports.has(entry.split(":")[0]));
  return text.slice(0, from) + kept.join(",") + text.slice(to);
}

/** The script's one function, its body without functions and variables that are never used. */
async function withoutUnused(text, minify) {
  const [, statements, result] = text.match(FUNCTION) ?? [];
  if (!ARGUMENT.test(statements ?? "")) throw new Error("pyodide.asm.mjs begins or ends in another way");
  // What is unused is looked for at the top level of a module only, so the body becomes one for a while.
  const body = `${statements.replace(ARGUMENT, "$$argument")}$return(${result});`;
  const { code } = await transform(body, { format: "esm", target: "es2022", treeShaking: true, minify });
  const inside = code.replace("$argument", "moduleArg").replace(/\$return\(([\w$]+)\)/, "return $1");
  return `async function _createPyodideModule(moduleArg={}){${inside}}export default _createPyodideModule;\n`;
}

/**
 * { text, exports }: the script for a WebAssembly that imports no more than `imports` (a Set of names), and the names
 * of what the script takes from it. `users`: texts of other scripts that use what is published on `Module`.
 */
export async function trimScript(script, imports, users) {
  const usedElsewhere = wordsOf(users.join(" "));
  let text = withImports(script.trim(), imports).replaceAll(SIGNATURE, "");
  const others = STATEMENTS.filter((statement) => !text.includes(statement));
  if (others.length > 0) console.warn("pyodide.asm.mjs has none of these statements, so more of it stays:", others);
  for (const statement of STATEMENTS) text = text.replace(statement, "");
  // A direct eval could use every name. Only what loads dynamic libraries or is asked to run scripts has one.
  text = text.replaceAll(/(?<![\w$.])eval\(/g, "(0,eval)(");

  const asked = new Set(
    Array.from(text.replaceAll(PUBLISHED, "").matchAll(PROPERTY), ([, dotted, quoted]) => dotted ?? quoted),
  );
  const isPublished = (name) => !GRAPHICS.includes(name) && (usedElsewhere.has(name) || asked.has(name));
  text = text.replaceAll(PUBLISHED, (statement, name) => (isPublished(name) ? statement : ""));

  const rest = await withoutUnused(text.replaceAll(TAKEN, "").replaceAll(WRAPPED, ""), false);
  const words = wordsOf(rest);
  const byName = new Set(Array.from(rest.matchAll(/wasmExports(?:\.|\[")(\w+)/g), ([, name]) => name));
  const exports = new Set([...ENTRY, ...byName]);
  const isTaken = (variable, name) => words.has(variable) || usedElsewhere.has(variable) || byName.has(name);
  text = text.replaceAll(TAKEN, (statement, variable, name) => {
    if (!isTaken(variable, name)) return "";
    exports.add(name);
    return statement;
  });
  text = text.replaceAll(WRAPPED, (statement, name) => (exports.has(name) ? statement : ""));
  return { text: await withoutUnused(text, true), exports };
}
