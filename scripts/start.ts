// The first of the two commands: `npx --yes pnpm@12 start`. pnpm has installed what is missing before
// this runs; here the site is built when its sources have moved, and served.
import { buildSite } from "./build.ts";

// React and the server choose their production code by it, when they are imported.
process.env["NODE_ENV"] ??= "production";
await buildSite();
// In this process, so that one Ctrl-C, one exit code and one set of signals is all there is.
const { main } = await import("../sites/web/server.ts");
await main();
