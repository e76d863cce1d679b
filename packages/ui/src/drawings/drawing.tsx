import type { ReactNode, SVGProps } from "react";

/** A line drawing in a square of 24, of one path; for `Icon`, which gives it a size. */
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
