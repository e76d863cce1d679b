declare module "subset-font" {
  /** The part of the package's interface that is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
