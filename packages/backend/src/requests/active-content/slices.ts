import { setImmediate as breathe } from "node:timers/promises";

/** Bytes or characters that are looked at before other requests get their turn; some milliseconds of work. */
export const sliceLength = 256 * 1024;
/** What two slices share: longer than anything that is looked for. */
const overlap = 4096;
/** Bytes that one document may unpack to. A CV of 5 MB has less; a bomb has gigabytes. */
export const maxUnpacked = 64 * 1024 * 1024;

/** Looks at bytes slice by slice; `judge` sees each as Latin-1, where a character is a byte. */
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

/** The file by which antivirus programs are tested (EICAR), in two parts so that none takes this file for it. */
const testVirus = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** Whether some bytes contain the antivirus test file. */
const holdsTestVirus = (bytes: Buffer): boolean => bytes.includes(testVirus);
