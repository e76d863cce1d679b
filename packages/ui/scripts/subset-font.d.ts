declare module "subset-font" {
  /** Only the options that are used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
