import { readFile } from "node:fs/promises";
import { materials } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import { materialByKey, neckTitle } from "@preforma/domain/vocabulary";
import {
  bothViews,
  drawing,
  drawingExchange,
  packFor,
  Painter,
  pictureWidths,
  scaleTo,
  shapeById,
  studioNeck,
  TILE_GROUND,
  type Dimensions,
  type PictureWidth,
  type Shape,
  type ShapeView,
} from "@preforma/studio";
import type { DrawnArticle, StudioPort, StudioView } from "./studio-port.ts";

/** Max difference between a shape's measures and an article's own; a larger one would make the drawing misleading. */
const tolerance = 0.03;

const isWidth = (width: number): width is PictureWidth =>
  (pictureWidths as readonly number[]).includes(width);

const viewOf = (view: string): ShapeView | undefined => bothViews.find((known) => known === view);

/** The committed packs and their geometry; pictures are rendered in a separate process. */
export function studioPort(): StudioPort {
  const painter = new Painter();
  const known = new Map<string, readonly StudioView[]>();
  const views = (packId: string): readonly StudioView[] => {
    let found = known.get(packId);
    if (!found) {
      found = bothViews.flatMap((view) => {
        const pack = packFor(packId, view);
        return pack ? [{ view, ...pack }] : [];
      });
      // Unknown ids come from URLs, and their number is unlimited.
      if (found.length > 0) known.set(packId, found);
    }
    return found;
  };

  return {
    ground: TILE_GROUND,
    views,
    async render({ packId, view, bodyHex, closureHex, width, format }) {
      if (!isWidth(width)) throw new RangeError(`Pictures are not made ${width} px wide.`);
      const known = viewOf(view);
      if (!known) throw new RangeError(`There is no picture of ${packId} from the ${view}.`);
      return painter.paint({
        packId,
        view: known,
        body: bodyHex,
        closure: closureHex,
        width,
        format: format === "jpg" ? "jpeg" : format,
      });
    },
    async pack(packId, view) {
      const known = viewOf(view);
      const pack = known && packFor(packId, known);
      return pack ? { bytes: await readFile(pack.path), type: "image/avif" } : null;
    },
    share: (card) => painter.paint(card),
    close: () => painter.close(),
    canDraw: (article) => sized(article) !== null,
    drawing(article, title, locale, form) {
      const found = sized(article);
      if (!found) return null;
      const texts = {
        locale,
        title,
        code: article.code,
        material: materialName(article.material, locale),
        weightG: article.weightG,
        nominalVolumeMl: article.volumeMl,
        neck: article.neck && neckTitle(article.neck, locale),
      };
      return drawing(found.shape, found.dimensions, texts, form);
    },
    async exchange(article) {
      const found = sized(article);
      const texts = { code: article.code, neck: article.neck?.code ?? null };
      return found && drawingExchange(found.shape, found.dimensions, texts);
    },
    typeset: (job) => painter.paint(job),
  };
}

/** The article's shape in its size; null if the shape only stands for one with other measures. */
function sized(article: DrawnArticle): { shape: Shape; dimensions: Dimensions } | null {
  const shape = article.shapeId === null ? undefined : shapeById(article.shapeId);
  const own = article.dimensions;
  if (!shape || !own) return null;
  const dimensions = scaleTo(shape, {
    ...(article.neck ? { neckFinish: studioNeck(article.neck) } : {}),
    ...(article.volumeMl
      ? { volumeMl: article.volumeMl }
      : shape.nominalVolumeMl === null
        ? { heightMm: own.heightMm }
        : {}),
  });
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.3, b * tolerance);
  return near(dimensions.heightMm, own.heightMm) && near(dimensions.widthMm, own.widthMm)
    ? { shape, dimensions }
    : null;
}

function materialName(key: string | null, locale: Locale): string | undefined {
  const material = materials.find((known) => known === key);
  return material && materialByKey(material).short[locale];
}
