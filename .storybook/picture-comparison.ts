/**
 * How much a story's picture may differ from its baseline.
 *
 * `threshold` is the distance of two colours in the comparator's measure, 1 for black and white: the soft grounds of
 * warning and success lie 0.09 apart. The pixels are those of edges that x64 and arm64 round differently.
 */
export const pictureComparison = { threshold: 0.05, allowedMismatchedPixels: 16 } as const;
