import type { Mesh } from "./mesh.ts";
import type { Sculpted } from "./shape.ts";

/**
 * Meshes a signed distance by naive surface nets, then moves every vertex onto the surface along the gradient and uses
 * the gradient as its normal, so that blended forms are smooth at a coarse step. Cells too far from the surface are
 * skipped in blocks of eight.
 */
export function surfaceNet(form: Sculpted): Mesh {
  const { distance, box, step } = form;
  const [x0, y0, z0] = box.min;
  const nx = Math.ceil((box.max[0] - x0) / step) + 2;
  const ny = Math.ceil((box.max[1] - y0) / step) + 2;
  const nz = Math.ceil((box.max[2] - z0) / step) + 2;
  const block = 8;
  const values = new Float32Array(nx * ny * nz).fill(1e6);
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const reach = (block * step * Math.sqrt(3)) / 2;
  for (let bk = 0; bk < nz; bk += block) {
    for (let bj = 0; bj < ny; bj += block) {
      for (let bi = 0; bi < nx; bi += block) {
        const centre = distance(
          x0 + (bi + block / 2) * step,
          y0 + (bj + block / 2) * step,
          z0 + (bk + block / 2) * step,
        );
        // fields are not exact distances everywhere, so the margin is generous
        const far = Math.abs(centre) > reach * 2.2 + 2 * step;
        for (let k = bk; k < Math.min(nz, bk + block); k++) {
          for (let j = bj; j < Math.min(ny, bj + block); j++) {
            for (let i = bi; i < Math.min(nx, bi + block); i++) {
              values[at(i, j, k)] = far ? centre : distance(x0 + i * step, y0 + j * step, z0 + k * step);
            }
          }
        }
      }
    }
  }
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const faces: number[][] = [];
  const corners: number[] = [];
  for (let k = 0; k + 1 < nz; k++) {
    for (let j = 0; j + 1 < ny; j++) {
      for (let i = 0; i + 1 < nx; i++) {
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          const v = values[at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))] ?? 1;
          corners[c] = v;
          if (v < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        let sx = 0;
        let sy = 0;
        let sz = 0;
        let n = 0;
        for (let a = 0; a < 8; a++) {
          for (const bit of [1, 2, 4]) {
            const b = a | bit;
            if (b === a) continue;
            const va = corners[a] ?? 0;
            const vb = corners[b] ?? 0;
            if (va < 0 === vb < 0) continue;
            const t = va / (va - vb);
            sx += (a & 1) + (bit === 1 ? t : 0);
            sy += ((a >> 1) & 1) + (bit === 2 ? t : 0);
            sz += (a >> 2) + (bit === 4 ? t : 0);
            n++;
          }
        }
        let x = x0 + (i + sx / n) * step;
        let y = y0 + (j + sy / n) * step;
        let z = z0 + (k + sz / n) * step;
        const e = 0.06;
        let gx = 0;
        let gy = 0;
        let gz = 1;
        for (let turn = 0; turn < 2; turn++) {
          gx = distance(x + e, y, z) - distance(x - e, y, z);
          gy = distance(x, y + e, z) - distance(x, y - e, z);
          gz = distance(x, y, z + e) - distance(x, y, z - e);
          const slope = Math.hypot(gx, gy, gz) || 1;
          gx /= slope;
          gy /= slope;
          gz /= slope;
          const d = distance(x, y, z);
          const move = Math.max(-0.6 * step, Math.min(0.6 * step, d / Math.max(0.3, slope / (2 * e))));
          x -= gx * move;
          y -= gy * move;
          z -= gz * move;
        }
        vertexOf[at(i, j, k)] = positions.length / 3;
        positions.push(x, y, z);
        normals.push(gx, gy, gz);
      }
    }
  }
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    const ids = [vertexOf[a] ?? -1, vertexOf[b] ?? -1, vertexOf[c] ?? -1, vertexOf[d] ?? -1];
    if (ids.some((id) => id < 0)) return;
    faces.push(flip ? ids.reverse() : ids);
  };
  for (let k = 1; k + 1 < nz; k++) {
    for (let j = 1; j + 1 < ny; j++) {
      for (let i = 1; i + 1 < nx; i++) {
        const here = (values[at(i, j, k)] ?? 1) < 0;
        if (here !== (values[at(i + 1, j, k)] ?? 1) < 0) {
          quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), !here);
        }
        if (here !== (values[at(i, j + 1, k)] ?? 1) < 0) {
          quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), !here);
        }
        if (here !== (values[at(i, j, k + 1)] ?? 1) < 0) {
          quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), !here);
        }
      }
    }
  }
  return { positions, faces, normals };
}
