/** The data that distinguishes surfaces in a traced picture. */
export interface Guides {
  width: number;
  height: number;
  /** The object's coverage of each pixel. */
  mask: Float32Array;
  normals: readonly [Float32Array, Float32Array, Float32Array];
  /** The visible piece: body, closure, neutral, as amounts. */
  parts: readonly [Float32Array, Float32Array, Float32Array];
}

/** One pass of the filter: distance between samples in pixels, and their max difference. */
interface Round {
  step: number;
  value: number;
  normal: number;
}

/**
 * Light on an opaque surface depends mainly on its direction: the first rounds average pixels with the same normal,
 * whatever their brightness, because differences there are grain; the later ones preserve the edges of light.
 */
const kinds: Record<"shade" | "gloss" | "glass", readonly Round[]> = {
  shade: [
    { step: 1, value: 0.35, normal: 0.05 },
    { step: 2, value: 0.2, normal: 0.05 },
    { step: 4, value: 0.06, normal: 0.06 },
    { step: 8, value: 0.035, normal: 0.06 },
  ],
  gloss: [
    { step: 1, value: 9, normal: 0.02 },
    { step: 2, value: 0.3, normal: 0.022 },
    { step: 1, value: 0.1, normal: 0.05 },
    { step: 4, value: 0.06, normal: 0.03 },
    { step: 8, value: 0.03, normal: 0.03 },
  ],
  // content seen through clear plastic: nearly every detail is intended
  glass: [
    { step: 1, value: 0.09, normal: 0.2 },
    { step: 2, value: 0.05, normal: 0.2 },
  ],
};

const spline = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
// e^-x for x from 0 to 8
const fine = 64;
const fading = Float32Array.from({ length: 8 * fine + 1 }, (_, i) => Math.exp(-i / fine));
const inside = 0.98;

/** 0 outside, else the piece that a pixel is wholly inside of. */
function pieces({ mask, parts }: Guides): Uint8Array {
  const [body, closure, neutral] = parts;
  return Uint8Array.from(mask, (cover, i) => {
    if (cover < inside) return 0;
    const [a, b, c] = [body[i] ?? 0, closure[i] ?? 0, neutral[i] ?? 0];
    if (Math.max(a, b, c) < 0.1) return 4;
    return a >= b && a >= c ? 1 : b >= c ? 2 : 3;
  });
}

const known = new WeakMap<Guides, Uint8Array>();

/**
 * Removes path-tracing grain with an edge-avoiding a-trous wavelet filter (Dammertz and others, 2010): sparse kernels
 * that stop where normal, piece or brightness change, then a clean-up of the outline.
 */
export function denoised(source: Float32Array, guides: Guides, kind: keyof typeof kinds): Float32Array {
  let piece = known.get(guides);
  if (!piece) known.set(guides, (piece = pieces(guides)));
  let current = Float32Array.from(source);
  for (const round of kinds[kind]) current = filtered(current, piece, guides, round);
  return tidied(current, guides);
}

function filtered(
  current: Float32Array,
  piece: Uint8Array,
  { width, height, normals: [nx, ny, nz] }: Guides,
  { step, value, normal }: Round,
): Float32Array<ArrayBuffer> {
  // brightness is compared perceptually
  const root = current.map((v) => Math.sqrt(Math.max(0, v)));
  const next = new Float32Array(current);
  const kv = fine / (2 * value ** 2);
  const kn = fine / (2 * normal ** 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = piece[i];
      if (here === 0) continue;
      let sum = 0;
      let weight = 0;
      const vi = root[i]!;
      const ax = nx[i]!;
      const ay = ny[i]!;
      const az = nz[i]!;
      for (let dy = -2; dy <= 2; dy++) {
        const yy = y + dy * step;
        if (yy < 0 || yy >= height) continue;
        const row = spline[dy + 2]!;
        for (let dx = -2; dx <= 2; dx++) {
          const xx = x + dx * step;
          if (xx < 0 || xx >= width) continue;
          const j = yy * width + xx;
          if (piece[j] !== here) continue;
          const bx = ax - nx[j]!;
          const by = ay - ny[j]!;
          const bz = az - nz[j]!;
          const bv = vi - root[j]!;
          const off = (bx * bx + by * by + bz * bz) * kn + bv * bv * kv;
          if (off >= 8 * fine) continue;
          const w = spline[dx + 2]! * row * fading[off | 0]!;
          sum += w * current[j]!;
          weight += w;
        }
      }
      if (weight > 0) next[i] = sum / weight;
    }
  }
  return next;
}

/**
 * Pixels of the outline take the light of their inner neighbours, by coverage; inner pixels may not stand out from all
 * their neighbours.
 */
function tidied(current: Float32Array, { width, height, mask }: Guides): Float32Array<ArrayBuffer> {
  const out = new Float32Array(current);
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      const cover = mask[i]!;
      if (cover <= 0) continue;
      let low = Infinity;
      let high = -Infinity;
      let sum = 0;
      let n = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx;
          if (j === i) continue;
          const v = current[j]!;
          if (v < low) low = v;
          if (v > high) high = v;
          if (mask[j]! >= inside) {
            sum += v;
            n++;
          }
        }
      }
      if (cover < inside) {
        if (n > 0) out[i] = (sum / n) * cover;
      } else out[i] = Math.max(low, Math.min(high, current[i]!));
    }
  }
  return out;
}
