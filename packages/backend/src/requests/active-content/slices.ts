import { setImmediate as breathe } from "node:timers/promises";

/** Bytes or characters to inspect before yielding to other requests; some milliseconds of work. */
export const sliceLength = 256 * 1024;
/** Overlap of two slices: longer than any search pattern. */
const overlap = 4096;
/** Max decompressed bytes of one document. A CV of 5 MB has less; a zip bomb has gigabytes. */
export const maxUnpacked = 64 * 1024 * 1024;

/** Inspects bytes slice by slice; `judge` gets each slice as Latin-1, where one character is one byte. */
export async function searchSlices<Fault extends string>(
  bytes: Buffer,
  judge: (text: string) => Fault | null,
): Promise<Fault | "harmful" | null> {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    const slice = bytes.subarray(Math.max(0, start - overlap), start + sliceLength);
    if (holdsTestVirus(slice)) return "harmful";
    const fault = judge(slice.toString("latin1"));
    if (fault) return fault;
    if (bytes.length > sliceLength) await breathe();
  }
  return null;
}

/** The standard test file for antivirus programs (EICAR), in two parts so that none flags this source file. */
const testVirus = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** Whether some bytes contain the antivirus test file. */
const holdsTestVirus = (bytes: Buffer): boolean => bytes.includes(testVirus);
