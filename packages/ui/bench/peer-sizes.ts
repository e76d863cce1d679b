import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const file = join(import.meta.dirname, "peer-sizes.json");
const schema = z.record(z.string(), z.record(z.string(), z.number()));

/** Sizes of peers, fully loaded, by our component and the peer's name. KB, gzipped, with the styles they bring. */
export type PeerSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Reads the sizes that `pnpm bench sizes --readme` measured last.
 *
 * @throws ZodError when the file has another shape.
 */
export const readPeerSizes = (): PeerSizes => schema.parse(JSON.parse(readFileSync(file, "utf8")));

/** Writes the peers' sizes for the README's table. */
export function writePeerSizes(sizes: PeerSizes): void {
  writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
}
