/** Median and 99th percentile of some durations, ms. */
export interface Spread {
  p50: number;
  p99: number;
}

/** The durations' median and 99th percentile, by nearest rank. */
export function spreadOf(durations: readonly number[]): Spread {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** A duration in ms with its significant digits. */
export function inMs(ms: number): string {
  return ms < 0.095 ? ms.toFixed(3) : ms < 9.95 ? ms.toFixed(2) : number.format(ms);
}

/** A count with thousands separators. */
export function inFull(count: number): string {
  return number.format(count);
}

/** Rows under a heading as aligned text: the first column to the left, figures to the right. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const write = (line: readonly string[]): string =>
    widths
      .map((width, column) =>
        column === 0 ? (line[column] ?? "").padEnd(width) : (line[column] ?? "").padStart(width),
      )
      .join("  ");
  return [write(heading), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(write)].join("\n");
}
