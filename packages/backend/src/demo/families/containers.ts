import { careColours, clearTones, technicalColours, type ContainerFamily } from "./family.ts";

type Plan = Omit<ContainerFamily, "kind">;
const container = (plan: Plan): ContainerFamily => ({ kind: "container", ...plan });

const jar = (
  plan: Omit<Plan, "article" | "measures" | "closureType" | "food"> & { food?: boolean },
): ContainerFamily =>
  container({ article: "jar", measures: "necked", closureType: "jar_lid", food: true, ...plan });

const jars: readonly ContainerFamily[] = [
  jar({
    prefix: "KC",
    shapeId: "jar-straight-clear",
    categoryKey: "jars-pet",
    words: ["cylindrical"],
    material: "PET",
    colours: clearTones,
    leads: "foodJar",
    style: "food",
    sizes: [150, 200, 250, 300, 400, 500],
    necks: [
      [200, "63/400"],
      [500, "70/400"],
    ],
  }),
  jar({
    prefix: "KQ",
    shapeId: "jar-square-clear",
    categoryKey: "jars-pet",
    words: ["square"],
    material: "PET",
    colours: ["clear", "amber", "smoke"],
    leads: "foodJar",
    style: "food",
    sizes: [250, 400, 500, 750],
    necks: [[750, "70/400"]],
  }),
  jar({
    prefix: "KH",
    shapeId: "jar-shoulder-clear",
    categoryKey: "jars-pet",
    words: ["round"],
    material: "PET",
    colours: ["clear", "amber", "clear-green"],
    leads: "foodJar",
    style: "food",
    sizes: [500, 750, 1000, 1500, 2000],
    necks: [[2000, "82 mm 3-start"]],
  }),
  jar({
    prefix: "KS",
    shapeId: "jar-straight",
    categoryKey: "jars-pp",
    words: ["cylindrical"],
    material: "PP",
    colours: careColours,
    leads: "creamJar",
    style: "care",
    sizes: [100, 150, 200, 250, 300],
    necks: [
      [150, "63/400"],
      [300, "70/400"],
    ],
  }),
  jar({
    prefix: "KL",
    shapeId: "jar-low",
    categoryKey: "jars-pp",
    words: ["low"],
    material: "PP",
    colours: ["white", "black", "natural", "ivory", "pink", "light-blue"],
    leads: "creamJar",
    style: "care",
    sizes: [30, 50, 75, 100],
    necks: [
      [30, "53/400"],
      [75, "63/400"],
      [100, "70/400"],
    ],
  }),
  jar({
    prefix: "KD",
    shapeId: "jar-straight",
    categoryKey: "jars-hdpe",
    words: ["cylindrical"],
    material: "HDPE",
    colours: ["white", "natural", "black"],
    leads: "powderJar",
    style: "care",
    sizes: [200, 250, 300],
    necks: [[300, "70/400"]],
  }),
  jar({
    prefix: "KT",
    shapeId: "jar-tall",
    categoryKey: "jars-hdpe",
    words: ["tall"],
    material: "HDPE",
    colours: ["white", "black", "natural", "blue"],
    leads: "powderJar",
    style: "technical",
    sizes: [750, 1000, 1500, 2000, 3000],
    necks: [
      [1000, "89/400"],
      [3000, "110/400"],
    ],
  }),
];

const industrial = (
  plan: Omit<Plan, "material" | "style" | "leads" | "colours" | "food"> &
    Partial<Pick<Plan, "leads" | "colours" | "food">>,
): ContainerFamily =>
  container({
    material: "HDPE",
    style: "technical",
    leads: "jerrycan",
    colours: technicalColours,
    food: true,
    ...plan,
  });

const industrials: readonly ContainerFamily[] = [
  industrial({
    prefix: "JS",
    shapeId: "jerrycan-small",
    categoryKey: "jerrycans-small",
    article: "jerrycan",
    words: ["rectangular"],
    closureType: "tamper_evident_cap",
    measures: "necked",
    colours: ["natural", "white", "blue", "black", "yellow"],
    sizes: [1000, 2000, 3000],
    necks: [[3000, "38/400"]],
  }),
  industrial({
    prefix: "JT",
    shapeId: "jerrycan-stackable",
    categoryKey: "jerrycans-small",
    article: "jerrycan",
    words: ["handled"],
    closureType: "tamper_evident_cap",
    measures: "necked",
    colours: ["natural", "white", "blue", "black"],
    sizes: [3000, 4000, 5000],
    necks: [[5000, "DIN 45"]],
  }),
  industrial({
    prefix: "JL",
    shapeId: "jerrycan-tall",
    categoryKey: "jerrycans-stackable",
    article: "jerrycan",
    words: ["stackable"],
    closureType: "tamper_evident_cap",
    measures: "necked",
    sizes: [10_000, 12_000, 15_000],
    necks: [[15_000, "DIN 51"]],
  }),
  industrial({
    prefix: "JX",
    shapeId: "jerrycan-large",
    categoryKey: "jerrycans-stackable",
    article: "jerrycan",
    words: ["stackable"],
    closureType: "tamper_evident_cap",
    measures: "necked",
    sizes: [20_000, 25_000, 30_000],
    necks: [[30_000, "DIN 61"]],
  }),
  industrial({
    prefix: "DS",
    shapeId: "drum-screw-lid",
    categoryKey: "drums",
    article: "drum",
    words: ["wide_mouth"],
    closureType: "screw_cap",
    measures: "open",
    leads: "drum",
    colours: ["white", "blue", "natural"],
    sizes: [20_000, 30_000, 40_000, 50_000],
    necks: null,
  }),
  industrial({
    prefix: "DO",
    shapeId: "drum-open-top",
    categoryKey: "drums",
    article: "drum",
    words: ["open_top"],
    closureType: "bucket_lid",
    measures: "open",
    leads: "drum",
    colours: ["blue", "white", "black"],
    sizes: [30_000, 60_000, 120_000, 150_000],
    necks: null,
  }),
  industrial({
    prefix: "DC",
    shapeId: "drum-closed",
    categoryKey: "drums",
    article: "drum",
    words: ["tight_head"],
    closureType: "plug",
    measures: "open",
    leads: "drum",
    colours: ["blue", "natural", "white"],
    food: false,
    sizes: [120_000, 200_000, 220_000],
    necks: null,
  }),
];

const bucket = (
  plan: Omit<
    Plan,
    "article" | "measures" | "closureType" | "food" | "necks" | "style" | "nesting" | "leads" | "material"
  > &
    Partial<Pick<Plan, "leads" | "material">>,
): ContainerFamily =>
  container({
    article: "bucket",
    measures: "open",
    closureType: "bucket_lid",
    food: true,
    necks: null,
    style: "food",
    nesting: 0.1,
    leads: "bucket",
    material: "PP",
    ...plan,
  });

const buckets: readonly ContainerFamily[] = [
  bucket({
    prefix: "BC",
    shapeId: "bucket-conical-handle",
    categoryKey: "buckets-round",
    words: ["round"],
    colours: ["white", "natural", "black", "blue", "green", "yellow", "grey"],
    sizes: [5000, 8000, 10_000, 12_500],
  }),
  bucket({
    prefix: "BH",
    shapeId: "bucket-conical-handle",
    categoryKey: "buckets-round",
    words: ["round"],
    material: "HDPE",
    colours: ["white", "blue", "black"],
    sizes: [5000, 10_000, 12_500],
  }),
  bucket({
    prefix: "BT",
    shapeId: "bucket-tall-handle",
    categoryKey: "buckets-round",
    words: ["deep"],
    material: "HDPE",
    colours: ["white", "blue", "black", "green"],
    sizes: [15_000, 20_000, 25_000],
  }),
  bucket({
    prefix: "BU",
    shapeId: "bucket-tub",
    categoryKey: "buckets-round",
    words: ["conical"],
    leads: "tub",
    colours: ["white", "natural", "light-blue", "red", "green"],
    sizes: [500, 850, 1000, 1250],
  }),
  bucket({
    prefix: "BR",
    shapeId: "bucket-rectangular",
    categoryKey: "buckets-angular",
    words: ["rectangular"],
    leads: "bucketAngular",
    colours: ["white", "natural", "blue", "black", "green"],
    sizes: [5000, 8000, 10_000, 15_000],
  }),
  bucket({
    prefix: "BO",
    shapeId: "bucket-oval",
    categoryKey: "buckets-angular",
    words: ["oval"],
    leads: "bucketAngular",
    colours: ["white", "natural", "light-blue", "yellow"],
    sizes: [1000, 2000, 3000, 5000],
  }),
];

const tube = (
  plan: Omit<
    Plan,
    "article" | "measures" | "closureType" | "food" | "necks" | "style" | "leads" | "categoryKey"
  >,
): ContainerFamily =>
  container({
    article: "tube",
    measures: "tube",
    closureType: "flip_top",
    food: false,
    necks: null,
    style: "care",
    leads: "tube",
    categoryKey: "tubes",
    ...plan,
  });

const tubes: readonly ContainerFamily[] = [
  tube({
    prefix: "TR",
    shapeId: "tube-round",
    words: ["round"],
    material: "LDPE",
    colours: careColours,
    sizes: [50, 75, 100, 125, 150, 200],
  }),
  tube({
    prefix: "TO",
    shapeId: "tube-oval-head",
    words: ["oval"],
    material: "LDPE",
    colours: careColours,
    sizes: [100, 150, 200],
  }),
  tube({
    prefix: "TS",
    shapeId: "tube-slim",
    words: ["slim"],
    material: "LDPE",
    colours: ["white", "natural", "black", "pink", "ivory", "lilac"],
    sizes: [10, 15, 25, 30],
  }),
];

const tray = (
  plan: Omit<
    Plan,
    "article" | "measures" | "closureType" | "food" | "necks" | "style" | "nesting" | "categoryKey"
  >,
): ContainerFamily =>
  container({
    article: "tray",
    measures: "open",
    closureType: null,
    food: true,
    necks: null,
    style: "food",
    nesting: 0.08,
    categoryKey: "trays",
    ...plan,
  });

const trays: readonly ContainerFamily[] = [
  tray({
    prefix: "YR",
    shapeId: "tray-rectangular",
    words: ["rectangular"],
    material: "PP",
    leads: "trayReady",
    colours: ["black", "natural", "white"],
    sizes: [500, 750, 1000, 1250],
  }),
  tray({
    prefix: "YD",
    shapeId: "tray-deep",
    words: ["deep", "square"],
    material: "PP",
    leads: "trayReady",
    colours: ["black", "natural", "white"],
    sizes: [1000, 1500, 2000],
  }),
  tray({
    prefix: "YC",
    shapeId: "tray-clear",
    words: ["rectangular"],
    material: "PET",
    leads: "trayClear",
    colours: ["clear", "smoke", "clear-green"],
    sizes: [250, 500, 750, 1000],
  }),
];

/** Jars, jerrycans, drums, buckets, tubes and trays. */
export const wideContainers: readonly ContainerFamily[] = [
  ...jars,
  ...industrials,
  ...buckets,
  ...tubes,
  ...trays,
];
