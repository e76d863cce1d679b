import { appleIconPath } from "./manifest-url.ts";

/** An icon of the installed site. */
export interface IconFile {
  /** Path of the file in the public folder. */
  src: string;
  /** Width and height, px. */
  size: number;
  purpose: "any" | "maskable";
  /** Whether it fills the whole square, so that it can be cropped to any shape. */
  filled: boolean;
}

/** The background of the mark in a filled icon: white, as on a label. */
export const iconBackground = "#ffffff";

/** Apple's devices crop it themselves. */
const appleIcon: IconFile = {
  src: appleIconPath,
  size: 180,
  purpose: "maskable",
  filled: true,
};

/** The icons of the manifest. */
export const manifestIcons: readonly IconFile[] = [192, 512].flatMap((size) => [
  { src: `/brand/icon-${size}.png`, size, purpose: "any" as const, filled: false },
  { src: `/brand/icon-maskable-${size}.png`, size, purpose: "maskable" as const, filled: true },
]);

/** All icons, which the build draws. */
export const iconFiles: readonly IconFile[] = [...manifestIcons, appleIcon];
