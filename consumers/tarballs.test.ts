import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { layerOrder } from "../packages/ui/src/theme/layer-order.ts";
import { boundaryFaults } from "../scripts/client-boundary.ts";
import { manifestOf, readTarball, targetsOf, type PackedFiles } from "../scripts/tarball.ts";
import { packed } from "./install.ts";

const packages = packed().map(({ name, tarball }) => ({ name, files: readTarball(tarball) }));
const ui = packages.find(({ name }) => name === "@preforma/ui")?.files ?? new Map<string, string>();

const textOf = (files: PackedFiles, file: string) => files.get(file) ?? "";
const filesOf = (files: PackedFiles, ending: string) =>
  [...files.keys()].filter((file) => file.endsWith(ending));

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** The packages that modules import: `react/jsx-runtime` counts as `react`. */
function foreignImports(files: PackedFiles): Set<string> {
  const found = new Set<string>();
  for (const file of filesOf(files, ".js"))
    for (const [, still, later] of textOf(files, file).matchAll(
      /^(?:import|export) (?:[^"=;]*from )?"([^."][^"]*)"|import\("([^."][^"]*)"\)/gm,
    ))
      found.add(packageOf(still ?? later ?? ""));
  return found;
}

describe.each(packages)("$name", ({ files }) => {
  test("contains licence, README and compiled code, and nothing that only the project needs", () => {
    for (const file of ["LICENSE", "README.md", "package.json"]) expect([...files.keys()]).toContain(file);
    // The code is neither minified nor mapped: a debugger shows it as published, with its comments.
    expect(filesOf(files, ".map")).toEqual([]);
    expect(filesOf(files, ".js").filter((file) => textOf(files, file).includes("sourceMappingURL"))).toEqual(
      [],
    );
    const own = /\.(?:test|stories)\.|__|(?<!\.d)\.tsx?$|tsconfig|vite\.config/;
    expect([...files.keys()].filter((file) => own.test(file))).toEqual([]);
  });

  test("declares what it imports, and imports what it declares", () => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(files);
    const imported = foreignImports(files);
    expect([...imported].filter((name) => !(name in dependencies) && !(name in peerDependencies))).toEqual(
      [],
    );
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
    for (const range of Object.values(dependencies))
      expect(range, "a range that others can share").toMatch(/^\^/);
  });

  test("can be imported by server components, with every entry", () => {
    expect(boundaryFaults(files)).toEqual([]);
  });
});

describe("styles of @preforma/ui", () => {
  const sheets = filesOf(ui, ".css").filter((file) => !file.startsWith("dist/brands/"));

  test("each file starts with the order of the layers", () => {
    expect(sheets.length).toBeGreaterThan(50);
    const [order = ""] = textOf(ui, "dist/theme/styles.css").split("\n");
    // `ui` has a layer for each height of styles, see scripts/style-heights.ts of the package.
    expect(order).toBe(layerOrder);
    expect(sheets.filter((file) => !textOf(ui, file).startsWith(`${order}\n`))).toEqual([]);
  });

  test("each file that another one refers to exists", () => {
    const missing = filesOf(ui, ".css").flatMap((file) =>
      [...textOf(ui, file).matchAll(/(?:@import |url\()["']?([^"')]+)/g)]
        .map(([, path = ""]) => path)
        .filter((path) => !path.startsWith("data:"))
        .filter((path) => !ui.has(posix.join(posix.dirname(file), path.replace(/[?#].*$/, ""))))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test("scripts import none of them, so that Node can render without a bundler", () => {
    const importing = filesOf(ui, ".js").filter((file) =>
      /(?:from|import)\s*\(?\s*"[^"]+\.css"/.test(textOf(ui, file)),
    );
    expect(importing).toEqual([]);
  });

  test("every component that has styles has a style sheet of its own to link", () => {
    const entries = [...targetsOf(ui)].filter(([, file]) => file.endsWith("/index.js"));
    const styled = entries.filter(([, file]) =>
      filesOf(ui, ".css.js").some((sheet) => posix.dirname(sheet) === posix.dirname(file)),
    );
    expect(styled.length).toBeGreaterThan(50);
    const known = targetsOf(ui);
    expect(styled.map(([entry]) => `${entry}/styles.css`).filter((sheet) => !known.has(sheet))).toEqual([]);
  });
});
