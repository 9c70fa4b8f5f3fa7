// Bundles the worker of the bench. usage: node bundle.mjs PEERS_NODE_MODULES OUTPUT_FOLDER
import { join } from "node:path";
import { build } from "esbuild";

const [peers, output] = process.argv.slice(2);
await build({
  entryPoints: [join(import.meta.dirname, "worker.js")],
  outfile: join(output, "worker.js"),
  bundle: true,
  minify: true,
  format: "esm",
  nodePaths: [peers],
  logLevel: "warning",
});
