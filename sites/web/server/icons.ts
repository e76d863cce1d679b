import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { iconBackground, iconFiles } from "../app/frame/install/icons.ts";

/**
 * Draws the icons of the installed site from the site's own mark. Systems want pictures of fixed size, and cut the
 * maskable ones to their own shape: the mark is within the innermost four fifths of those (W3C Web Application
 * Manifest, "icon masks and safe zone").
 */
export async function drawIcons(client: string): Promise<void> {
  const mark = await readFile(join(client, "brand/favicon.svg"));
  await Promise.all(
    iconFiles.map(async ({ src, size, filled }) => {
      const inner = Math.round(size * (filled ? 0.62 : 0.86));
      const icon = sharp({
        create: {
          width: size,
          height: size,
          channels: 4,
          background: filled ? iconBackground : { r: 0, g: 0, b: 0, alpha: 0 },
        },
      }).composite([
        {
          input: await sharp(mark, { density: (72 * inner) / 32 })
            .resize(inner, inner)
            .png()
            .toBuffer(),
        },
      ]);
      const path = join(client, src);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await icon.png({ compressionLevel: 9, palette: true }).toBuffer());
    }),
  );
}
