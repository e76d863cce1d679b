import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fromLinear, toLinear } from "@preforma/domain/colour";
import sharp from "sharp";
import { denoised, type Guides } from "./denoise.ts";

const measuringAlbedo = 0.8;
const measuringTint = 0.8;
/** Darkness of the ground shadow, as a share of the traced one: pictures have a light background. */
const shadowShare = 0.8;

interface Picture {
  values: Uint16Array;
  channels: number;
  width: number;
  height: number;
}

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  return {
    values: new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2),
    channels: info.channels,
    width: info.width,
    height: info.height,
  };
}

const linear16 = Float32Array.from({ length: 65536 }, (_, i) => toLinear(i / 65535));

const encode = (light: number): number => Math.round(255 * fromLinear(light));

function plane(picture: Picture, channel: number): Float32Array {
  const n = picture.width * picture.height;
  const out = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    out[i] = linear16[picture.values[i * picture.channels + channel] ?? 0] ?? 0;
  }
  return out;
}

/** The shadow on the ground, softened outside the object and faded so that it never reaches the tile's border. */
function groundShadow(alpha: Float32Array, mask: Float32Array, width: number, height: number): Float32Array {
  const n = width * height;
  let sum = Float32Array.from({ length: n }, (_, i) => ((mask[i] ?? 0) > 0.004 ? 0 : (alpha[i] ?? 0)));
  let weight = Float32Array.from({ length: n }, (_, i) => ((mask[i] ?? 0) > 0.004 ? 0 : 1));
  const reach = Math.max(1, Math.round(width / 240));
  for (let pass = 0; pass < 3; pass++) {
    sum = boxed(sum, width, height, reach);
    weight = boxed(weight, width, height, reach);
  }
  let lowest = 0;
  let left = width;
  let right = 0;
  for (let i = 0; i < n; i++) {
    if ((mask[i] ?? 0) < 0.5) continue;
    lowest = Math.max(lowest, Math.floor(i / width));
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  const cx = (left + right) / 2 + width * 0.02;
  const cy = lowest - height * 0.03;
  const rx = Math.min((right - left) / 2 + width * 0.3, width * 0.48);
  const ry = height * 0.2;
  return Float32Array.from({ length: n }, (_, i) => {
    const w = weight[i] ?? 0;
    if (w < 1e-4) return 0;
    const x = i % width;
    const y = Math.floor(i / width);
    // in front of the object it ends within the rendered area, a tenth of the picture below the ground line
    const up = y < cy ? ((cy - y) * 0.7) / ry : (y - cy) / (height * 0.135);
    const f = Math.max(0, Math.min(1, (1 - Math.hypot((x - cx) / rx, up)) * 1.45));
    const shade = Math.max(0, (sum[i] ?? 0) / w - 0.03) * shadowShare;
    return Math.min(0.85, shade) * f * f * (3 - 2 * f);
  });
}

function boxed(
  source: Float32Array,
  width: number,
  height: number,
  reach: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  const size = 2 * reach + 1;
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = -reach; x < width; x++) {
      run += x + reach < width ? (source[y * width + x + reach] ?? 0) : 0;
      if (x - reach - 1 >= 0) run -= source[y * width + x - reach - 1] ?? 0;
      if (x >= 0) across[y * width + x] = run / size;
    }
  }
  for (let x = 0; x < width; x++) {
    let run = 0;
    for (let y = -reach; y < height; y++) {
      run += y + reach < height ? (across[(y + reach) * width + x] ?? 0) : 0;
      if (y - reach - 1 >= 0) run -= across[(y - reach - 1) * width + x] ?? 0;
      if (y >= 0) out[y * width + x] = run / size;
    }
  }
  return out;
}

/** Data of a packed picture. */
export interface Packed {
  width: number;
  height: number;
  bytes: number;
}

/**
 * Packs what render.py wrote under `prefix` into one AVIF at `target`.
 * Opaque: R body shade, G closure shade, B specular, A object and shadow.
 * Transparent: two opaque pictures stacked; above R ground seen through, G closure shade, B specular; below D,
 * the number of tinted surfaces light has passed, over `depthScale`.
 */
export async function pack(
  prefix: string,
  target: string,
  transparent: boolean,
  quality: number,
): Promise<Packed> {
  const layer = (name: string): Promise<Picture> => read(`${prefix}_l/${name}0001.png`);
  const [diff, spec, cov, mask, norm, main] = await Promise.all([
    layer("diff"),
    layer("spec"),
    layer("cov"),
    layer("mask"),
    layer("norm"),
    read(`${prefix}.png`),
  ]);
  const { width, height } = diff;
  const n = width * height;
  const object = plane(mask, 0);
  const alpha = Float32Array.from({ length: n }, (_, i) => (main.values[i * main.channels + 3] ?? 0) / 65535);
  const guides: Guides = {
    width,
    height,
    mask: object,
    normals: [plane(norm, 0), plane(norm, 1), plane(norm, 2)],
    parts: [plane(cov, 0), plane(cov, 1), plane(cov, 2)],
  };
  const shadow = groundShadow(alpha, object, width, height);
  const neutral = plane(diff, 2);
  const shine = plane(spec, 1).map((v, i) => v + (neutral[i] ?? 0));
  mkdirSync(dirname(target), { recursive: true });
  if (!transparent) {
    const body = denoised(plane(diff, 0), guides, "shade");
    const closure = denoised(plane(diff, 1), guides, "shade");
    const gloss = denoised(shine, guides, "gloss");
    const out = Buffer.alloc(n * 4);
    for (let i = 0; i < n; i++) {
      const cover = object[i] ?? 0;
      const a = cover + (1 - cover) * (shadow[i] ?? 0);
      const q = a > 1e-3 ? 1 / a : 0;
      out[i * 4] = encode(((body[i] ?? 0) / measuringAlbedo) * q);
      out[i * 4 + 1] = encode(((closure[i] ?? 0) / measuringAlbedo) * q);
      out[i * 4 + 2] = encode((gloss[i] ?? 0) * q);
      out[i * 4 + 3] = Math.round(a * 255);
    }
    const info = await sharp(out, { raw: { width, height, channels: 4 } })
      .avif({ quality, chromaSubsampling: "4:4:4", effort: 4 })
      .toFile(target);
    return { width, height, bytes: info.size };
  }
  const trans = await layer("trans");
  const seen = plane(trans, 1);
  const tinted = plane(trans, 0);
  const through = denoised(seen, guides, "glass");
  const throughTinted = denoised(tinted, guides, "glass");
  const closure = denoised(plane(diff, 1), guides, "shade");
  const gloss = denoised(shine, guides, "gloss");
  const out = Buffer.alloc(n * 6);
  for (let i = 0; i < n; i++) {
    const cover = object[i] ?? 0;
    const open = (1 - cover) * (1 - (shadow[i] ?? 0));
    const clear = through[i] ?? 0;
    // light that has passed no surface is uncoloured: D applies to the mixture of both
    const ratio = (open + (throughTinted[i] ?? 0) + 1e-4) / (open + clear + 1e-4);
    const surfaces = Math.max(0, Math.log(Math.min(1, ratio)) / Math.log(measuringTint));
    out[i * 3] = encode(open + clear);
    out[i * 3 + 1] = encode((closure[i] ?? 0) / measuringAlbedo);
    out[i * 3 + 2] = encode(gloss[i] ?? 0);
    const d = Math.round(Math.min(1, surfaces / 8) * 255);
    out.fill(d, (n + i) * 3, (n + i) * 3 + 3);
  }
  const info = await sharp(out, { raw: { width, height: height * 2, channels: 3 } })
    .avif({ quality, chromaSubsampling: "4:4:4", effort: 4 })
    .toFile(target);
  return { width, height, bytes: info.size };
}
