import type { Field } from "./field.ts";
import { rounded, subdivided } from "./profile.ts";
import { sectionAt } from "./section.ts";
import type { Turned } from "./shape.ts";

/**
 * A turned form as a field, so that handles and grips can be subtracted or added. Near the surface it is a distance in
 * mm; far from it, and on long flat sections, only its sign and order of magnitude are right.
 */
export function turnedField(form: Turned): Field {
  const outline = subdivided(rounded(form.points, 5), 1000);
  const first = outline[0];
  const last = outline.at(-1);
  if (!first || !last) return () => 1e6;
  const polygon: (readonly [number, number])[] = outline.map((p) => [p.r, p.z] as const);
  polygon.push([-1e3, last.z], [-1e3, first.z]);
  const heights = outline.map((p) => p.z);
  const top = Math.max(...heights);
  const bands = 256;
  const roundAt = Float32Array.from({ length: bands + 1 }, (_, i) => {
    const z = (top * i) / bands;
    for (let k = 1; k < outline.length; k++) {
      const a = outline[k - 1];
      const b = outline[k];
      if (a && b && a.r > 1 && z >= a.z && z <= b.z && b.z > a.z) {
        return a.round + ((b.round - a.round) * (z - a.z)) / (b.z - a.z);
      }
    }
    return z > top / 2 ? last.round : first.round;
  });
  return (x, y, z) => {
    let radius: number;
    let squeeze = 1;
    if (form.section) {
      const band = Math.max(0, Math.min(bands, Math.round((z / top) * bands)));
      const { b, exponent } = sectionAt(form.section, 1, roundAt[band] ?? 1);
      radius = (Math.abs(x) ** exponent + Math.abs(y / b) ** exponent) ** (1 / exponent);
      const side = (y * y) / (x * x + y * y + 1e-9);
      squeeze = 1 - (1 - b) * side;
    } else radius = Math.hypot(x, y);
    let best = Infinity;
    let inside = false;
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const p = polygon[i];
      const q = polygon[j];
      if (!p || !q) continue;
      const ex = q[0] - p[0];
      const ez = q[1] - p[1];
      const wx = radius - p[0];
      const wz = z - p[1];
      const t = Math.max(0, Math.min(1, (wx * ex + wz * ez) / (ex * ex + ez * ez || 1)));
      const dx = wx - ex * t;
      const dz = wz - ez * t;
      best = Math.min(best, dx * dx + dz * dz);
      if (p[1] > z !== q[1] > z && radius < (ex * (z - p[1])) / ez + p[0]) inside = !inside;
    }
    return (inside ? -1 : 1) * Math.sqrt(best) * squeeze;
  };
}
