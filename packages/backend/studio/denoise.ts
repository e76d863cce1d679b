/** What tells one surface from another in a traced picture. */
export interface Guides {
  width: number
  height: number
  mask: Float32Array
  normals: readonly [Float32Array, Float32Array, Float32Array]
  parts: readonly [Float32Array, Float32Array, Float32Array]
}

const kinds = {
  /** Matt light: smooth wherever the surface is. */
  shade: { rounds: 4, value: 0.12, normal: 0.09 },
  /** Reflections: keep their outlines. */
  gloss: { rounds: 3, value: 0.08, normal: 0.07 },
  /** What is seen through clear plastic: keep nearly everything but grain. */
  glass: { rounds: 2, value: 0.055, normal: 0.2 },
}

const spline = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]

/**
 * Removes path-tracing grain by an edge-avoiding à-trous wavelet filter (Dammertz and others, 2010): wider and
 * wider sparse kernels that stop where normal, part or, ever more narrowly, brightness change.
 */
export function denoised(source: Float32Array, guides: Guides, kind: keyof typeof kinds): Float32Array {
  const { width, height, mask, normals, parts } = guides
  const { rounds, value, normal } = kinds[kind]
  const [nx, ny, nz] = normals
  const [pr, pg, pb] = parts
  // brightness is compared as the eye does
  let current = Float32Array.from(source)
  for (let round = 0; round < rounds; round++) {
    const step = 2 ** round
    const root = current.map((v) => Math.sqrt(Math.max(0, v)))
    const next = new Float32Array(current)
    const kv = 1 / (2 * (value / 1.6 ** round) ** 2)
    const kn = 1 / (2 * normal ** 2)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if (mask[i]! < 0.98) continue
        let sum = 0
        let weight = 0
        const vi = root[i]!
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * step
          if (yy < 0 || yy >= height) continue
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * step
            if (xx < 0 || xx >= width) continue
            const j = yy * width + xx
            if (mask[j]! < 0.98) continue
            const dn = (nx[i]! - nx[j]!) ** 2 + (ny[i]! - ny[j]!) ** 2 + (nz[i]! - nz[j]!) ** 2
            const dp = (pr[i]! - pr[j]!) ** 2 + (pg[i]! - pg[j]!) ** 2 + (pb[i]! - pb[j]!) ** 2
            const w =
              spline[dx + 2]! *
              spline[dy + 2]! *
              Math.exp(-dn * kn - dp * 60 - (vi - root[j]!) ** 2 * kv)
            sum += w * current[j]!
            weight += w
          }
        }
        next[i] = weight > 0 ? sum / weight : current[i]!
      }
    }
    current = next
  }
  return current
}
