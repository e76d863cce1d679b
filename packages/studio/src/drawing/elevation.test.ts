import { describe, expect, it } from "vitest";
import { scaleTo, shapes } from "../index.ts";
import type { DrawingPoint } from "./contour.ts";
import { frontLines, planLines } from "./elevation.ts";

/** Width and height of lines, and their highest point. */
function extentOf(lines: readonly (readonly DrawingPoint[])[]) {
  const across = lines.flat().map(([x]) => x);
  const up = lines.flat().map(([, y]) => y);
  const high = Math.max(...up);
  return { width: Math.max(...across) - Math.min(...across), height: high - Math.min(...up), high };
}

/** Half, all and twice of what the shape holds; a shape without contents has one size. */
const sized = shapes.flatMap((shape) =>
  (shape.nominalVolumeMl === null ? [1] : [0.5, 1, 2]).map((share) => ({
    id: shape.id,
    share,
    shape,
    size: scaleTo(shape, shape.nominalVolumeMl === null ? {} : { volumeMl: shape.nominalVolumeMl * share }),
  })),
);

describe("the views of a drawing", () => {
  it.each(sized)(
    "of $id at $share of its size are as large as the figures beside them",
    ({ shape, size }) => {
      const front = frontLines(shape, size);
      const plan = planLines(shape, size);
      const seen = { front: extentOf(front.outline), plan: extentOf([...plan.outline, ...plan.edges]) };
      const apart = (drawn: number, said: number): number => Math.abs(drawn / said - 1);
      // The spouts of pumps are measured by the box around them.
      const most = shape.body ? 0.01 : 0.04;
      expect(apart(seen.front.width, size.widthMm)).toBeLessThan(most);
      expect(apart(seen.plan.width, size.widthMm)).toBeLessThan(most);
      expect(apart(seen.plan.height, size.depthMm)).toBeLessThan(most);
      const top = extentOf([...front.outline, ...front.closure]).high;
      expect(apart(top, size.totalHeightMm)).toBeLessThan(0.02);
    },
  );

  it.each(sized.filter(({ shape }) => shape.body && shape.closure && !shape.neckFinish))(
    "of $id at $share of its size show a closure that fits",
    ({ shape, size }) => {
      const nominal = scaleTo(shape);
      const share = (at: typeof size): number => {
        const { outline, closure } = frontLines(shape, at);
        const rim = extentOf(outline).high - 1;
        const lip = outline.map((line) => line.filter(([, y]) => y > rim));
        return extentOf(closure).width / extentOf(shape.family === "tube" ? outline : lip).width;
      };
      expect(share(size)).toBeCloseTo(share(nominal), 1);
    },
  );
});
