import * as lucide from "lucide-react";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What the drawings are called in Lucide's files: `Link2Off` is `link-2-off`. */
export function fileOf(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();
}

/** The module of a drawing, made from what Lucide draws; white space is the formatter's. */
export function sourceOf(name: string): string {
  const Drawing = (lucide as unknown as Readonly<Record<string, ComponentType | undefined>>)[name];
  if (!Drawing) throw new Error(`Lucide has no drawing "${name}".`);
  const parts: string[] = [];
  let line = "";
  const end = () => {
    if (line !== "") parts.push(JSON.stringify(line));
    line = "";
  };
  for (const [, shape = "", told = ""] of renderToStaticMarkup(createElement(Drawing)).matchAll(
    /<(path|circle|line|rect) ([^>]*)>/g,
  )) {
    const attributes = [...told.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      value,
    ]);
    const path = pathOf(shape, Object.fromEntries(attributes));
    if (path !== null) {
      line += line === "" ? path : fromAnywhere(path);
    } else {
      end();
      parts.push(`["${shape}", ${JSON.stringify(Object.fromEntries(attributes))}]`);
    }
  }
  end();
  return `import { drawing } from "./drawing.tsx";

export const ${name} = /* @__PURE__ */ drawing(${parts.join(", ")});
`;
}

/** The path of what is made of straight lines and curves; a circle drawn as one would not be the same to the pixel. */
function pathOf(shape: string, { d, x1, y1, x2, y2 }: Readonly<Record<string, string>>): string | null {
  if (shape === "line") return `M${x1} ${y1}L${x2} ${y2}`;
  return shape === "path" ? (d ?? "") : null;
}

/** A path that can stand behind another one: its first point must not be counted from where that one ended. */
function fromAnywhere(path: string): string {
  if (!path.startsWith("m")) return path;
  const number = "-?(?:\\d+\\.?\\d*|\\.\\d+)";
  // Pairs after the first are lines from point to point.
  return path.replace(new RegExp(`^m(${number}[ ,]?${number})(?:(?=-)| (?=[\\d.]))?`), (all, point: string) =>
    /^[-\d.]/.test(path.slice(all.length)) ? `M${point}l` : `M${point}`,
  );
}
