import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this many bytes compression saves next to nothing. */
const worthwhile = 256;

/**
 * Writes a `.br` and a `.gz` beside every text asset of a folder, at the strongest setting: it
 * happens once per build, and the server then never compresses a static file.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const source = await readFile(path);
        if (source.byteLength < worthwhile) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
        };
        const [br, gz] = await Promise.all([
          brotli(source, { params }),
          promisify(gzip)(source, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
  );
}
