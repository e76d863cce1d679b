import { createElement, type ReactNode, type SVGProps } from "react";

type Shape = readonly [tag: "circle" | "rect", attributes: Readonly<Record<string, string>>];

/** A line drawing in a square of 24, of paths and shapes; for `Icon`, which gives it a size. */
export function drawing(
  ...parts: readonly (string | Shape)[]
): (props: SVGProps<SVGSVGElement>) => ReactNode {
  const shapes = parts.map((part, key) =>
    typeof part === "string" ? <path key={key} d={part} /> : createElement(part[0], { key, ...part[1] }),
  );
  return (props) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {shapes}
    </svg>
  );
}
