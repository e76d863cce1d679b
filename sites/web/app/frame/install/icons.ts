import { appleIconPath } from "./manifest-url.ts";

/** A picture of the installed site. */
export interface IconFile {
  /** Path of the file, below the folder of what browsers load. */
  src: string;
  /** Width and height, px. */
  size: number;
  purpose: "any" | "maskable";
  /** Whether it covers the whole square, so that it can be cut to any shape. */
  filled: boolean;
}

/** The background of the mark where the whole square is covered: white, as on a label. */
export const iconBackground = "#ffffff";

/** Apple's devices cut it themselves. */
const appleIcon: IconFile = {
  src: appleIconPath,
  size: 180,
  purpose: "maskable",
  filled: true,
};

/** The icons that the manifest names. */
export const manifestIcons: readonly IconFile[] = [192, 512].flatMap((size) => [
  { src: `/brand/icon-${size}.png`, size, purpose: "any" as const, filled: false },
  { src: `/brand/icon-maskable-${size}.png`, size, purpose: "maskable" as const, filled: true },
]);

/** All icons that are drawn when the site is built. */
export const iconFiles: readonly IconFile[] = [...manifestIcons, appleIcon];
