import { bothViews, type BuiltShape, type Shape, shapeFamilies } from "../shape.ts";
import { bucketsDrums } from "./buckets-drums.ts";
import { tubesTraysPreforms } from "./tubes-trays-preforms.ts";
import { withHandles } from "./with-handles.ts";
import { z } from "zod";
import { bottleBody, dome, jarBody, type BottlePlan } from "../bodies.ts";
import { closureKinds, closureOf } from "./closure-kinds.ts";
import table from "./shapes.json" with { type: "json" };

const mm = z.number();
const corner = z.union([z.tuple([mm, mm]), z.tuple([mm, mm, mm]), z.tuple([mm, mm, mm, z.number()])]);
/** A domed shoulder: the parameters of `dome`. */
const domed = z.strictObject({ dome: z.tuple([mm, mm, mm, mm]).rest(z.number()) });

/** The facts of every shape. Lengths are those of the nominal size. */
const facts = {
  id: z.string(),
  family: z.enum(shapeFamilies),
  section: z.enum(["round", "oval", "square", "rectangular"]).default("round"),
  plastics: z.array(z.enum(["PET", "HDPE", "LDPE", "PE", "PP"])),
  transparent: z.boolean().default(false),
  volume_ml: z.number().nullable().default(null),
};

/** A shape whose body and closure are built in code. */
const builtSchema = z.strictObject({
  ...facts,
  has_handle: z.boolean().default(false),
  finish: z.strictObject({ diameter_mm: mm, finish: z.string() }).optional(),
  neck: z.enum(["narrow", "wide"]).optional(),
});

/** A turned shape, with a closure of one of the kinds. */
const rowSchema = z.strictObject({
  ...facts,
  neck: z.strictObject({ diameter_mm: mm, finish: z.string(), wide: z.boolean().default(false) }),
  body: z
    .strictObject({
      sides: z.array(z.union([corner, domed])),
      neck_from_mm: mm,
      /** Only for jars. */
      neck_height_mm: mm.optional(),
      ring: z.boolean().optional(),
      punt_mm: mm.optional(),
      section: z.strictObject({ ratio: z.number(), exponent: z.number() }).optional(),
      relief: z
        .array(z.strictObject({ kind: z.literal("grooves"), from: mm, to: mm, count: z.number(), depth: mm }))
        .optional(),
      wall_mm: mm,
      clear_wall_mm: mm.optional(),
    })
    .optional(),
  closure: z.strictObject({
    kind: z.enum(closureKinds),
    height_mm: mm.default(0),
    /** Length of the dip tube or pipette. */
    tube_mm: mm.default(0),
    /** Height of a tamper-evident band. */
    band_mm: mm.optional(),
    /** The excess width of a flip-top at its top. */
    flare_mm: mm.default(0),
    /** The height of a lid's dome. */
    dome_mm: mm.default(0),
    ribbed: z.boolean().default(false),
    smooth: z.boolean().default(false),
  }),
});
type Row = z.output<typeof rowSchema>;

function bodyPlan({ neck, body }: Row & { body: NonNullable<Row["body"]> }): BottlePlan & { neckH?: number } {
  const { neck_height_mm: neckH, ring, punt_mm: punt, section, relief, clear_wall_mm: clearWall } = body;
  return {
    sides: body.sides.flatMap((side) => ("dome" in side ? dome(...side.dome) : [side])),
    neckFrom: body.neck_from_mm,
    diameter: neck.diameter_mm,
    finish: neck.finish,
    wallMm: body.wall_mm,
    ...(neckH !== undefined && { neckH }),
    ...(ring && { ring }),
    ...(punt !== undefined && { punt }),
    ...(section && { section }),
    ...(relief && { relief }),
    ...(clearWall !== undefined && { clearWall }),
  };
}

const common = (row: z.output<z.ZodObject<typeof facts>>) => ({
  id: row.id,
  family: row.family,
  section: row.section,
  plastics: row.plastics,
  transparent: row.transparent,
  nominalVolumeMl: row.volume_ml,
  views: bothViews,
});

const rows = z.array(
  rowSchema.transform((row): Shape => {
    const { neck, body } = row;
    const make = row.family === "jar" ? jarBody : bottleBody;
    return {
      ...common(row),
      hasHandle: false,
      hasClosure: true,
      neck: neck.wide ? "wide" : "narrow",
      neckFinish: { diameterMm: neck.diameter_mm, finish: neck.finish },
      body: body ? make(bodyPlan({ ...row, body })) : null,
      closure: closureOf(neck.diameter_mm, row.closure),
    };
  }),
);

const builtFrom = (built: Readonly<Record<string, BuiltShape>>) =>
  z.array(
    builtSchema.transform((row): Shape => {
      const { finish } = row;
      const shape = built[row.id];
      if (!shape) throw new Error(`No code builds the shape "${row.id}" of shapes.json`);
      return {
        ...common(row),
        hasHandle: row.has_handle,
        hasClosure: shape.closure !== undefined,
        neck: row.neck ?? (finish ? "narrow" : "none"),
        neckFinish: finish ? { diameterMm: finish.diameter_mm, finish: finish.finish } : null,
        body: shape.body,
        closure: shape.closure ?? null,
      };
    }),
  );

const made = z
  .strictObject({
    bottles: rows,
    with_handles: builtFrom(withHandles),
    jars: rows,
    buckets_drums: builtFrom(bucketsDrums),
    tubes_trays_preforms: builtFrom(tubesTraysPreforms),
    closures: rows,
  })
  .parse(table);

/** Every shape of the studio, by family. */
export const shapes: readonly Shape[] = Object.values(made).flat();

const byId = new Map(shapes.map((shape) => [shape.id, shape]));

/** The shape with this id, or undefined. */
export function shapeById(id: string): Shape | undefined {
  return byId.get(id);
}
