import { hash } from "node:crypto";

/** Runs a task over slices of a list, one after the other, so that no statement outgrows its parameters. */
export async function inBatches<T>(
  list: readonly T[],
  size: number,
  task: (batch: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) await task(list.slice(start, start + size));
}

/** A digest by which a stored record is recognised as unchanged. */
export function fingerprint(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url");
}
