import type * as Dxf from "@tarikjabiri/dxf";
import { formatNumber } from "@preforma/domain/vocabulary";
import type { Dimensions } from "../measure.ts";
import { threadDiameter } from "../neck.ts";
import type { Shape } from "../shape.ts";
import type { DrawingPoint } from "./contour.ts";
import { frontLines, planLines, type ViewLines } from "./elevation.ts";

/** The texts beside the lines: they are language-independent, so one file serves all languages. */
export interface ExchangeTexts {
  code: string;
  /** The neck in the trade's notation: `28/410`. */
  neck: string | null;
}

/** Layers with their colours (AutoCAD colour index) and line types. */
const layers = {
  outline: ["OUTLINE", 7, "CONTINUOUS"],
  edges: ["EDGES", 8, "CONTINUOUS"],
  hidden: ["HIDDEN", 8, "HIDDEN"],
  closure: ["CLOSURE", 8, "PHANTOM"],
  axes: ["CENTRE", 4, "CENTER"],
  dimensions: ["DIMENSIONS", 3, "CONTINUOUS"],
  text: ["TEXT", 7, "CONTINUOUS"],
} as const;
type Layer = keyof typeof layers;

const extent = (lines: readonly (readonly DrawingPoint[])[], axis: 0 | 1): [number, number] => {
  const values = lines.flat().map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

/** A sheet in progress: mm, upwards. */
interface Sheet {
  line(layer: Layer, from: DrawingPoint, to: DrawingPoint): void;
  poly(layer: Layer, points: readonly DrawingPoint[], isClosed: boolean): void;
  text(layer: Layer, words: string, at: DrawingPoint, turn?: number): void;
  /** Height of texts, mm. */
  letter: number;
}

function sheetOn(
  { LWPolylineFlags, TextHorizontalAlignment, TextVerticalAlignment }: typeof Dxf,
  dxf: Dxf.DxfWriter,
  letter: number,
): Sheet {
  const nameOf = (layer: Layer): { layerName: string } => ({ layerName: layers[layer][0] });
  const at = ([x, y]: DrawingPoint) => ({ x, y, z: 0 });
  return {
    letter,
    line: (layer, from, to) => void dxf.addLine(at(from), at(to), nameOf(layer)),
    poly: (layer, points, isClosed) =>
      void dxf.addLWPolyline(
        points.map(([x, y]) => ({ point: { x, y } })),
        { ...nameOf(layer), flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
      ),
    text: (layer, words, place, turn = 0) =>
      void dxf.addText(at(place), letter, words, {
        ...nameOf(layer),
        rotation: turn,
        // Centred on its position.
        horizontalAlignment: TextHorizontalAlignment.Center,
        verticalAlignment: TextVerticalAlignment.BaseLine,
        secondAlignmentPoint: at(place),
      }),
  };
}

function drawView(sheet: Sheet, view: ViewLines, move: (point: DrawingPoint) => DrawingPoint): void {
  for (const [layer, lines, isClosed] of [
    ["closure", view.closure, true],
    ["outline", view.outline, true],
    ["edges", view.edges, false],
    ["hidden", view.hidden, false],
  ] as const) {
    for (const points of lines) sheet.poly(layer, points.map(move), isClosed);
  }
}

/** A dimension line with arrows between two points, its text beside the middle. */
function dimension(sheet: Sheet, from: DrawingPoint, to: DrawingPoint, words: string): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const { letter } = sheet;
  sheet.line("dimensions", from, to);
  for (const [[x, y], side] of [
    [from, 1],
    [to, -1],
  ] as const) {
    const arrow = (turn: number): DrawingPoint => [
      x + side * letter * (ux - turn * uy * 0.18),
      y + side * letter * (uy + turn * ux * 0.18),
    ];
    sheet.poly("dimensions", [[x, y], arrow(1), arrow(-1)], true);
  }
  const middle: DrawingPoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const beside: DrawingPoint = [middle[0] - uy * letter * 0.5, middle[1] + ux * letter * 0.5];
  sheet.text("dimensions", words, beside, (Math.atan2(uy, ux) * 180) / Math.PI);
}

/**
 * The drawing of a shape for CAD, as ASCII DXF (AutoCAD 2007): at its real size in mm, the top view below the front
 * view (first angle), outlines, hidden lines, closure, axes and dimensions on separate layers.
 */
export async function drawingExchange(
  shape: Shape,
  dimensions: Dimensions,
  texts: ExchangeTexts,
): Promise<string> {
  const library = await import("@tarikjabiri/dxf");
  const dxf = new library.DxfWriter();
  dxf.setUnits(library.Units.Millimeters);
  dxf.addLType("HIDDEN", "Hidden __ __ __", [3, -1.5]);
  dxf.addLType("CENTER", "Centre ____ _ ____", [12, -2, 2, -2]);
  dxf.addLType("PHANTOM", "Phantom ____ _ _ ____", [12, -2, 2, -2, 2, -2]);
  for (const [name, colour, lineType] of Object.values(layers)) dxf.addLayer(name, colour, lineType);

  const front = frontLines(shape, dimensions);
  const plan = planLines(shape, dimensions);
  const [left, right] = extent(front.outline, 0);
  const [low, high] = extent(front.outline, 1);
  const [, top] = extent([...front.outline, ...front.closure], 1);
  const [planLow, planHigh] = extent([...plan.outline, ...plan.edges], 1);
  const [planLeft, planRight] = extent([...plan.outline, ...plan.edges], 0);
  const letter = Math.max(2, Math.round((top - low) / 4) / 10);
  const sheet = sheetOn(library, dxf, letter);
  const gap = letter * 4;
  const below = low - 3 * gap - planHigh;
  const mm = (value: number): string => formatNumber(value, "en", value >= 200 ? 0 : 1).replaceAll(",", "");

  drawView(sheet, front, (point) => point);
  drawView(sheet, plan, ([x, y]) => [x, y + below]);
  sheet.line("axes", [0, low - letter], [0, top + letter]);
  sheet.line("axes", [planLeft - letter, below], [planRight + letter, below]);
  sheet.line("axes", [0, below + planLow - letter], [0, below + planHigh + letter]);

  const witness = (from: DrawingPoint, to: DrawingPoint): void => sheet.line("dimensions", from, to);
  const heightX = Math.min(left, ...front.closure.flat().map(([x]) => x)) - gap;
  witness([left, low], [heightX - letter / 2, low]);
  witness([0, high], [heightX - letter / 2, high]);
  dimension(sheet, [heightX, low], [heightX, high], mm(dimensions.heightMm));
  if (top - high > 0.4) {
    witness([heightX - letter / 2, low], [heightX - gap, low]);
    witness([0, top], [heightX - gap, top]);
    dimension(sheet, [heightX - gap, low], [heightX - gap, top], mm(dimensions.totalHeightMm));
  }
  const isRound = shape.section === "round" && shape.body !== null;
  const across = isRound && !shape.hasHandle && shape.family !== "tube" ? "%%c" : "";
  for (const x of [left, right]) witness([x, low], [x, low - gap - letter / 2]);
  dimension(sheet, [left, low - gap], [right, low - gap], across + mm(dimensions.widthMm));
  const depthX = planRight + gap;
  for (const y of [planLow, planHigh]) witness([0, below + y], [depthX + letter / 2, below + y]);
  dimension(
    sheet,
    [depthX, below + planLow],
    [depthX, below + planHigh],
    (isRound ? "%%c" : "") + mm(dimensions.depthMm),
  );

  const finish = dimensions.neckFinish;
  const named = [
    texts.code,
    ...(texts.neck === null ? [] : [texts.neck]),
    ...(finish ? [`T %%c ${mm(threadDiameter(finish.diameterMm))}`] : []),
    "mm",
  ];
  sheet.text("text", named.join("   "), [0, below + planLow - gap]);
  return dxf.stringify();
}
