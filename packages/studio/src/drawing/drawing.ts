import type { Locale } from "@preforma/domain/locales";
import { formatNumber, formatVolume, formatWeight } from "@preforma/domain/vocabulary";
import type { Dimensions } from "../measure.ts";
import { threadDiameter } from "../neck.ts";
import type { NeckFinish, Shape } from "../shape.ts";
import type { DrawingPoint } from "./contour.ts";
import { frontLines, planLines, type ViewLines } from "./elevation.ts";
import drawingLabels from "./labels.json" with { type: "json" };
import { across, escaped, path, segment, stroke, upright, words } from "./pen.ts";

/** The texts on a drawing. */
export interface DrawingTexts {
  locale: Locale;
  /** The article's name in the texts' language. */
  title: string;
  code?: string;
  material?: string;
  weightG?: number | null;
  nominalVolumeMl?: number | null;
  /** The neck in the texts' language. @default the finish of the dimensions; null for none */
  neck?: string | null;
}

/**
 * The use of a drawing. `page`: inlined in a page, with its colours. `sheet`: printed on A4, with its own colours.
 * `views`: the same without frame and title block, for use within a document.
 */
export type DrawingForm = "page" | "sheet" | "views";

const sheet = { width: 840, height: 594, margin: 14 };
/** The area of the two views, inside their dimension lines. */
const frontRoom = { left: 120, right: 470, top: 64, bottom: 508 };
const planRoom = { left: 566, right: 770, top: 84, bottom: 290 };
const block = { left: 520, top: 392 };
/** Printed colours: lines and dimensions. */
const ink = { line: "#16282d", dimension: "#0b5563" };

const style = `
.outline,.edge,.thin,.axis,.hidden,.closure{fill:none;stroke:var(--drawing-line,currentColor);stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.outline{stroke-width:1.7;fill:var(--drawing-fill,none)}
.edge{stroke-width:.8}
.thin{stroke-width:.7;stroke:var(--drawing-dimension,currentColor)}
.axis{stroke-width:.7;stroke-dasharray:14 3 2.5 3;stroke:var(--drawing-dimension,currentColor)}
.hidden{stroke-width:.7;stroke-dasharray:5 3}
.closure{stroke-width:.8;stroke-dasharray:16 3 3 3 3 3;opacity:.75}
.arrow{fill:var(--drawing-dimension,currentColor);stroke:none}
.text,.small,.name{fill:currentColor;font-family:inherit;font-size:13px;font-variant-numeric:tabular-nums}
.small{font-size:11px;opacity:.8}
.name{font-size:15px;font-weight:600}`;

/** The style for readers without custom properties or a surrounding page. */
const printed = style
  .replaceAll("var(--drawing-dimension,currentColor)", ink.dimension)
  .replaceAll(/var\(--drawing-line,currentColor\)|currentColor/g, ink.line)
  .replaceAll("var(--drawing-fill,none)", "none")
  .replaceAll("inherit", "Rubik")
  // Ribs of caps would merge in print.
  .replace(".edge{stroke-width:.8}", ".edge{stroke-width:.5}");
/** Views take a third of a page: their letters are larger than those of a sheet. */
const printedViews = printed.replaceAll("font-size:13px", "font-size:19px").replaceAll("11px", "17px");
const styles = { page: style, sheet: printed, views: printedViews };

interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

function boundsOf(lines: readonly (readonly DrawingPoint[])[]): Box {
  const box: Box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const line of lines) {
    for (const [x, y] of line) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.low = Math.min(box.low, y);
      box.high = Math.max(box.high, y);
    }
  }
  return box;
}

/**
 * Includes scales between those of ISO 5455, so that the views fill the sheet; a sheet unit is a quarter millimetre.
 */
const scales = [
  5,
  4,
  3,
  2.5,
  2,
  1.5,
  1,
  1 / 1.5,
  1 / 2,
  1 / 2.5,
  1 / 3,
  1 / 4,
  1 / 5,
  1 / 6,
  1 / 8,
  1 / 10,
  1 / 15,
  1 / 20,
];
const unitsPerMm = { page: 4, views: 4, sheet: sheet.width / 297 };

function scaleName(scale: number, locale: Locale): string {
  const write = (factor: number): string => formatNumber(factor, locale, 1);
  return scale >= 1 ? `${write(scale)}:1` : `1:${write(1 / scale)}`;
}

function drawn(view: ViewLines, place: (p: DrawingPoint) => DrawingPoint): string {
  const set = (lines: readonly (readonly DrawingPoint[])[], closed: boolean): string =>
    lines.map((line) => path(line.map(place), closed)).join("");
  const kinds = [
    ["closure", set(view.closure, true)],
    ["outline", set(view.outline, true)],
    ["edge", set(view.edges, false)],
    ["hidden", set(view.hidden, false)],
  ] as const;
  return kinds
    .filter(([, d]) => d)
    .map(([kind, d]) => stroke(kind, d))
    .join("");
}

/**
 * A dimensioned technical drawing of a shape at its real size, as an SVG document for inlining: front and top view
 * (first angle), centre lines, dimensions in mm, the neck's finish and a title block. Lines use `currentColor`;
 * `--drawing-line`, `--drawing-dimension` and `--drawing-fill` override it.
 */
export function drawing(
  shape: Shape,
  dimensions: Dimensions,
  texts: DrawingTexts,
  form: DrawingForm = "page",
): string {
  const perMm = unitsPerMm[form];
  const labels = drawingLabels[texts.locale];
  const mm = (v: number): string => formatNumber(v, texts.locale, v >= 200 ? 0 : 1);
  const front = frontLines(shape, dimensions);
  const plan = planLines(shape, dimensions);
  const all = boundsOf([...front.outline, ...front.closure]);
  const own = boundsOf(front.outline);
  const above = boundsOf([...plan.outline, ...plan.edges]);
  const room = {
    width: (frontRoom.right - frontRoom.left) / perMm,
    height: (frontRoom.bottom - frontRoom.top) / perMm,
    plan: (planRoom.right - planRoom.left) / perMm,
    planHeight: (planRoom.bottom - planRoom.top) / perMm,
  };
  const fits = (s: number): boolean =>
    (all.right - all.left) * s <= room.width &&
    (all.high - all.low) * s <= room.height &&
    (above.right - above.left) * s <= room.plan &&
    (above.high - above.low) * s <= room.planHeight;
  const scale = scales.find(fits) ?? 1 / 100;
  const u = scale * perMm;
  const cx = (frontRoom.left + frontRoom.right) / 2 - ((all.left + all.right) / 2) * u;
  const foot = (frontRoom.top + frontRoom.bottom) / 2 + ((all.high + all.low) / 2) * u;
  const atFront = ([x, z]: DrawingPoint): DrawingPoint => [cx + x * u, foot - z * u];
  const finish = texts.neck === null ? null : dimensions.neckFinish;
  const callout = finish ? (texts.neck ?? neckName(finish)) : "";
  const calloutWidth = callout.length * (form === "views" ? 10.5 : 7.5);
  // In a document the top view is below the front view where the article is wide, else beside it.
  const isBelow = form === "views" && all.high - all.low < 1.2 * (all.right - all.left);
  const beside = cx + all.right * u + (finish ? 74 + calloutWidth : 40) - above.left * u;
  const px = isBelow ? cx : form === "views" ? beside : (planRoom.left + planRoom.right) / 2;
  const py = isBelow ? foot + 110 - above.low * u : (planRoom.top + planRoom.bottom) / 2;
  const atPlan = ([x, y]: DrawingPoint): DrawingPoint => [px + x * u, py + y * u];
  const left = cx + all.left * u;
  const right = cx + all.right * u;
  const top = foot - all.high * u;
  const parts: string[] = [];
  let calloutEnd = 0;

  parts.push(drawn(front, atFront), drawn(plan, atPlan));
  // centre lines extend a little beyond
  const shift = (shape.body?.neckShiftMm ?? 0) * dimensions.scale.across * u;
  const axes = [
    segment([cx, foot + 12], [cx, top - 12]),
    ...(shift ? [segment([cx + shift, foot - own.high * u * 0.7], [cx + shift, top - 16])] : []),
    segment([px + above.left * u - 12, py], [px + above.right * u + 12, py]),
    segment([px, py - above.high * u - 12], [px, py + above.high * u + 12]),
  ];
  parts.push(stroke("axis", axes.join("")));

  // heights on the left, without and with the closure
  const ownTop = foot - own.high * u;
  const base = cx + own.left * u;
  const sideX = left - 30;
  parts.push(upright(foot, ownTop, sideX, base, cx, mm(dimensions.heightMm)));
  if (front.closure.length > 0 && all.high - own.high > 0.4) {
    parts.push(upright(foot, top, sideX - 34, base, cx, mm(dimensions.totalHeightMm)));
  }
  // width below, depth beside the plan
  parts.push(
    across(
      cx + own.left * u,
      cx + own.right * u,
      foot + 36,
      foot,
      foot,
      (shape.section === "round" && !shape.hasHandle && shape.body && shape.family !== "tube" ? "Ø " : "") +
        mm(dimensions.widthMm),
    ),
  );
  const planRight = px + above.right * u;
  parts.push(
    upright(
      py + above.high * u,
      py + above.low * u,
      planRight + 34,
      px,
      px,
      (shape.section === "round" && shape.body ? "Ø " : "") + mm(dimensions.depthMm),
    ),
  );

  // the neck, on the right: its height and its finish
  if (finish) {
    const rise = form === "views" ? 27 : 24;
    const t = `T Ø ${mm(threadDiameter(finish.diameterMm))}`;
    const neckX = cx + shift + (threadDiameter(finish.diameterMm) / 2) * u;
    const neckFoot = shape.body ? foot - shape.body.neckFromMm * dimensions.scale.up * u : foot;
    const neckY = shape.body ? (neckFoot + ownTop) / 2 : foot - own.high * u * 0.3;
    const textX = Math.max(right, neckX) + 44;
    calloutEnd = textX + calloutWidth;
    parts.push(
      stroke(
        "thin",
        path(
          [
            [neckX, neckY],
            [textX - 30, neckY - 22],
            [textX - 4, neckY - 22],
          ],
          false,
        ),
      ),
    );
    parts.push(
      words(callout, textX, neckY - rise, { anchor: "start" }),
      words(t, textX, neckY - (form === "views" ? 4 : 9), { anchor: "start", kind: "small" }),
    );
    if (shape.body && neckFoot - ownTop > 3) {
      parts.push(
        upright(neckFoot, ownTop, Math.max(right, neckX) + 16, neckX, neckX, mm((neckFoot - ownTop) / u)),
      );
    }
  }

  parts.push(
    words(labels.front, cx, Math.min(foot + 66, sheet.height - sheet.margin - 8), { kind: "small" }),
  );
  parts.push(
    words(
      labels.plan,
      px,
      isBelow ? py + above.high * u + 44 : Math.min(planRoom.bottom + 44, py + above.high * u + 44),
      { kind: "small" },
    ),
  );
  if (form !== "views") parts.push(titleBlock(dimensions, texts, scaleName(scale, texts.locale)));
  const frame = `M${sheet.margin} ${sheet.margin}H${sheet.width - sheet.margin}V${sheet.height - sheet.margin}H${sheet.margin}Z`;
  const name = `${labels.drawing}: ${texts.title}`;
  // Space for the witness lines on both sides; above them the axes, below them the names of the views.
  const views = [
    left - 100,
    Math.min(top, py + above.low * u) - 30,
    Math.max(calloutEnd + 12, planRight + 64),
    isBelow ? py + above.high * u + 60 : foot + 82,
  ].map(Math.round);
  const [x = 0, y = 0, toX = 0, toY = 0] = form === "views" ? views : [0, 0, sheet.width, sheet.height];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${toX - x} ${toY - y}" role="img" direction="ltr" ` +
    `lang="${texts.locale}" aria-label="${escaped(name)}"><title>${escaped(name)}</title>` +
    `<style>${styles[form]}</style>` +
    `${form === "views" ? "" : stroke("edge", frame)}${parts.join("")}</svg>`
  );
}

/** A finish in the trade's notation: `28/410`, but `28 mm PCO1881`. */
function neckName({ diameterMm, finish }: NeckFinish): string {
  if (/^\d+$/.test(finish)) return `${diameterMm}/${finish}`;
  return finish ? `${diameterMm} mm ${finish}` : `${diameterMm} mm`;
}

/** A name on one or two lines that fit in the title block. */
function titleLines(title: string): string[] {
  const most = 50;
  if (title.length <= most) return [title];
  // Not between a number and its unit.
  const first = /^.*\D(?= )/.exec(title.slice(0, most + 1))?.[0] ?? title.slice(0, most);
  const rest = title.slice(first.length).trim();
  return [first, rest.length > most ? `${rest.slice(0, most - 1).trimEnd()}…` : rest];
}

function titleBlock(dimensions: Dimensions, texts: DrawingTexts, scale: string): string {
  const labels = drawingLabels[texts.locale];
  const right = sheet.width - sheet.margin;
  const bottom = sheet.height - sheet.margin;
  const volume = (ml: number): string => formatVolume(ml, texts.locale);
  const rows: [string, string][] = [];
  if (texts.code) rows.push([labels.code, texts.code]);
  if (texts.material) rows.push([labels.material, texts.material]);
  if (texts.nominalVolumeMl) rows.push([labels.nominal, volume(texts.nominalVolumeMl)]);
  if (dimensions.brimfulMl > 0) rows.push([labels.brimful, volume(Math.round(dimensions.brimfulMl))]);
  if (texts.weightG) rows.push([labels.weight, formatWeight(texts.weightG, texts.locale)]);
  rows.push([labels.scale, scale]);
  const rowHeight = 20;
  const top = Math.min(block.top, bottom - 58 - rows.length * rowHeight);
  const middle = block.left + 130;
  const lines = [`M${block.left} ${bottom}V${top}H${right}`, `M${block.left} ${top + 34}H${right}`];
  const out: string[] = [];
  const rtl = texts.locale === "ar";
  const name = titleLines(texts.title);
  // A long name is set in smaller letters, and then on two lines.
  const { length } = texts.title;
  name.forEach((line, i) =>
    out.push(
      words(line, rtl ? right - 12 : block.left + 12, top + (name.length > 1 ? 15 + i * 13 : 22), {
        kind: length > 42 ? "small" : length > 31 ? "text" : "name",
        anchor: rtl ? "end" : "start",
      }),
    ),
  );
  rows.forEach(([label, value], i) => {
    const y = top + 34 + (i + 1) * rowHeight;
    lines.push(`M${block.left} ${y}H${right}`);
    if (rtl) {
      out.push(words(label, right - 12, y - 6, { anchor: "end", kind: "small" }));
      out.push(words(value, right - 142, y - 6, { anchor: "end" }));
    } else {
      out.push(words(label, block.left + 12, y - 6, { anchor: "start", kind: "small" }));
      out.push(words(value, middle + 12, y - 6, { anchor: "start" }));
    }
  });
  const divide = rtl ? right - 132 : middle;
  lines.push(`M${divide} ${top + 34}V${top + 34 + rows.length * rowHeight}`);
  out.push(
    words(labels.note, rtl ? right - 12 : block.left + 12, bottom - 8, {
      anchor: rtl ? "end" : "start",
      kind: "small",
    }),
  );
  return stroke("edge", lines.join("")) + out.join("");
}
