import * as lucide from "lucide-react";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize, type CustomPlugin } from "svgo";

/** The source texts of the icon modules that an `index.ts` exports from, by file name. */
export function drawingModules(index: string): ReadonlyMap<string, string> {
  const exports = [...index.matchAll(/export \{([^}]*)\} from "\.\/([a-z]+\.generated\.ts)"/g)];
  return new Map(exports.map(([, names = "", file = ""]) => [file, moduleOf(names.match(/\w+/g) ?? [])]));
}

function moduleOf(names: readonly string[]): string {
  const drawings = names.map(
    (name) => `export const ${name} = /* @__PURE__ */ drawing(${JSON.stringify(pathOf(name))});`,
  );
  return `// Made by scripts/drawings.ts.
import { drawing } from "./drawing.tsx";

${drawings.join("\n")}
`;
}

/** All shapes of a Lucide icon as one path. */
function pathOf(name: string): string {
  const icon = (lucide as unknown as Readonly<Record<string, ComponentType | undefined>>)[name];
  if (!icon) throw new Error(`Lucide has no icon "${name}".`);
  const { data } = optimize(renderToStaticMarkup(createElement(icon)), {
    plugins: [
      roundedRectangles,
      { name: "convertShapeToPath", params: { convertArcs: true } },
      { name: "mergePaths", params: { force: true } },
      "convertPathData",
    ],
  });
  const path = /^<svg [^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data)?.[1];
  if (path === undefined) throw new Error(`"${name}" is not one path: ${data}`);
  return path;
}

/** Turns rectangles with round corners into paths, which SVGO's own plugin does not. */
const roundedRectangles: CustomPlugin = {
  name: "roundedRectangles",
  fn: () => ({
    element: {
      enter(node) {
        if (node.name !== "rect") return;
        const { x = "0", y = "0", width, height, rx, ry = rx } = node.attributes;
        if (rx === undefined) return;
        if (rx !== ry) throw new Error(`A corner of ${rx} by ${ry}.`);
        const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
        const corner = (toX: string, toY: string) => `a${rx} ${rx} 0 0 1 ${toX} ${toY}`;
        node.name = "path";
        node.attributes = {
          d:
            `M${Number(x) + Number(rx)} ${y}h${across}${corner(rx, rx)}v${down}${corner(`-${rx}`, rx)}` +
            `h${-across}${corner(`-${rx}`, `-${rx}`)}v${-down}${corner(rx, `-${rx}`)}z`,
        };
      },
    },
  }),
};
