/** Scripts and styles, each bundled into one file under a name that holds a hash of its content. */

import { readFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { build } from "esbuild";

const WEB = import.meta.dirname;

const packages = new Set();

/** The npm packages of which something is in the bundles made so far. */
export const bundledPackages = () => packages;

/** Let the page say `import NAME from "pocketcrowns:NAME"` for what exists only when it is built: values, or code (.js). */
const madeModules = (values) => ({
  name: "made by the build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^pocketcrowns:/ }, ({ path }) => {
      const name = path.slice("pocketcrowns:".length);
      return name in values ? { path: name, namespace: "made" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "made" }, ({ path }) =>
      path.endsWith(".js")
        ? { contents: values[path], loader: "js" }
        : { contents: JSON.stringify(values[path]), loader: "json" },
    );
  },
});

/** Use another module in a module's place: `others` maps the name by which it is imported to a path. */
const instead = (others) => ({
  name: "one module instead of another",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path }) => (path in others ? { path: join(WEB, others[path]) } : undefined));
  },
});

/**
 * Our scripts without the indentation of tags, expressions and their attributes, which HTML shows as one space anyway.
 * In other templates (Python) it stays.
 */
const flushLeft = {
  name: "HTML without indentation",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (!path.startsWith(join(WEB, "js") + sep)) return undefined;
      const contents = (await readFile(path, "utf8")).replace(/\n +(?=<|\$\{|[@?.][\w-]+=\$\{)/g, "\n");
      return { contents, loader: "js" };
    });
  },
};

/**
 * Bundle one entry point into `assets`. `define`: values of global names; `modules`: values of "pocketcrowns:NAME";
 * `others`: modules to use instead; `fonts`: esbuild's loader for them; `packages`: where else packages are found.
 *
 * Answers the name of the file.
 */
export async function bundle(assets, entry, options) {
  const needed = await bundleTogether(assets, [entry], { ...options, split: false });
  return needed[entry][0];
}

/**
 * Bundle several entry points that share what they have in common; what is imported later becomes files of its own.
 *
 * Answers for each entry point, and for each module that is imported later, the names of the files that are needed at
 * once, its own first.
 */
export async function bundleTogether(
  assets,
  entries,
  { define = {}, modules = {}, others = {}, fonts = "file", split = true, packages: elsewhere = null } = {},
) {
  const { metafile } = await build({
    absWorkingDir: WEB,
    charset: "utf8",
    entryPoints: entries,
    outdir: assets,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: split,
    assetNames: "[name]-[hash]",
    loader: { ".ftl": "text", ".woff2": fonts },
    nodePaths: elsewhere ? [elsewhere] : [],
    plugins: [madeModules(modules), instead(others), flushLeft],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // the full texts are in licences/
    metafile: true,
    logLevel: "warning",
  });
  for (const path of Object.keys(metafile.inputs)) {
    const [, name] = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (name) packages.add(name);
  }
  const shared = (output) =>
    metafile.outputs[output].imports.filter(({ kind, external }) => kind === "import-statement" && !external);
  const closure = (output, found = new Set()) => {
    if (found.has(output)) return found;
    found.add(output);
    for (const { path } of shared(output)) closure(path, found);
    return found;
  };
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[entryPoint, [...closure(output)].map((path) => basename(path))]] : [],
    ),
  );
}

/** One style without its imports, as text. */
export async function styleText(entry) {
  const options = { absWorkingDir: WEB, bundle: true, minify: true, write: false, logLevel: "warning" };
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  return outputFiles[0].text.trim();
}

/** The element for other people's pages, under a name that stays. */
export const writeElement = (target) =>
  build({
    absWorkingDir: WEB,
    entryPoints: ["js/element/element.js"],
    outfile: target,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    logLevel: "warning",
  });
