import type { SVGProps } from "react";

/** Two strokes drawn here: the icons' runtime would be a third of what a dialog costs a visitor. */
export function Cross(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      {...props}
    >
      <path d="M6 6 18 18M18 6 6 18" />
    </svg>
  );
}
