/** What tells one surface from another in a traced picture. */
export interface Guides {
  width: number;
  height: number;
  /** How much of each pixel the object covers. */
  mask: Float32Array;
  normals: readonly [Float32Array, Float32Array, Float32Array];
  /** Which piece is seen: body, closure, neutral, as amounts. */
  parts: readonly [Float32Array, Float32Array, Float32Array];
}

const kinds = {
  /** Matt light: smooth wherever the surface is. */
  shade: { rounds: 4, value: 0.13, normal: 0.09 },
  /** Reflections: keep their outlines. */
  gloss: { rounds: 3, value: 0.085, normal: 0.07 },
  /** What is seen through clear plastic: keep nearly everything but grain. */
  glass: { rounds: 2, value: 0.075, normal: 0.2 },
};

const spline = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
// e^-x for x from 0 to 8
const fine = 64;
const fading = Float32Array.from({ length: 8 * fine + 1 }, (_, i) => Math.exp(-i / fine));

/** 0 outside, else which piece a pixel is wholly inside of. */
function pieces({ mask, parts }: Guides): Uint8Array {
  return Uint8Array.from(mask, (cover, i) => {
    if (cover < 0.98) return 0;
    const amounts = parts.map((part) => part[i] ?? 0);
    const most = Math.max(...amounts);
    return most < 0.1 ? 4 : amounts.indexOf(most) + 1;
  });
}

const known = new WeakMap<Guides, Uint8Array>();

/**
 * Removes path-tracing grain by an edge-avoiding a-trous wavelet filter (Dammertz and others, 2010): wider and
 * wider sparse kernels that stop where normal, piece or, ever more narrowly, brightness change.
 */
export function denoised(source: Float32Array, guides: Guides, kind: keyof typeof kinds): Float32Array {
  const { width, height, normals } = guides;
  const { rounds, value, normal } = kinds[kind];
  const [nx, ny, nz] = normals;
  let piece = known.get(guides);
  if (!piece) known.set(guides, (piece = pieces(guides)));
  let current = Float32Array.from(source);
  for (let round = 0; round < rounds; round++) {
    const step = 2 ** round;
    // brightness is compared as the eye does
    const root = current.map((v) => Math.sqrt(Math.max(0, v)));
    const next = new Float32Array(current);
    const kv = fine / (2 * (value / 1.6 ** round) ** 2);
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
    current = next;
  }
  return current;
}
