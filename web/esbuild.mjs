/** Scripts and styles, each bundled into one file under a name that holds a hash of its content. */

import { basename, join } from "node:path";
import { build } from "esbuild";

const WEB = import.meta.dirname;

/** Let the page say `import NAME from "pocketcrowns:NAME"` for values that exist only when it is built. */
const madeModules = (values) => ({
  name: "made by the build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^pocketcrowns:/ }, ({ path }) => {
      const name = path.slice("pocketcrowns:".length);
      return name in values ? { path: name, namespace: "made" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "made" }, ({ path }) => ({
      contents: JSON.stringify(values[path]),
      loader: "json",
    }));
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
 * Bundle one entry point into `assets`. `define`: values of global names; `modules`: values of "pocketcrowns:NAME";
 * `others`: modules to use instead; `fonts`: esbuild's loader for them; `split`: whether what is imported later becomes
 * files of its own.
 *
 * Answers the names of the files that are needed at once, the entry's first.
 */
export async function bundle(
  assets,
  entry,
  { define = {}, modules = {}, others = {}, fonts = "file", split = false } = {},
) {
  const { metafile } = await build({
    absWorkingDir: WEB,
    entryPoints: [entry],
    outdir: assets,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: split,
    assetNames: "[name]-[hash]",
    loader: { ".ftl": "text", ".woff2": fonts },
    plugins: [madeModules(modules), instead(others)],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none", // the full texts are in licences/
    metafile: true,
    logLevel: "warning",
  });
  const [output, { imports }] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  const shared = imports.filter(({ kind, external }) => kind === "import-statement" && !external);
  return [output, ...shared.map(({ path }) => path)].map((path) => basename(path));
}
