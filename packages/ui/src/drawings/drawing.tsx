import type { ReactNode, SVGProps } from "react";

/** A line icon of one path in a 24-unit square; for `Icon`, which sets its size. */
export function drawing(path: string): (props: SVGProps<SVGSVGElement>) => ReactNode {
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
      <path d={path} />
    </svg>
  );
}
