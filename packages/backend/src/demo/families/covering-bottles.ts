import type { Material } from "@preforma/domain/catalogue";
import { careColours, householdColours, technicalColours, type ContainerFamily } from "./family.ts";

type Plan = Omit<
  ContainerFamily,
  "kind" | "material" | "measures" | "prefix" | "article" | "categoryKey" | "style"
> &
  Partial<Pick<ContainerFamily, "article" | "style">>;

/** One shape in several plastics, each with its code and category. */
const inPlastics = (
  plan: Plan,
  ...plastics: (readonly [prefix: string, material: Material, categoryKey: string])[]
): ContainerFamily[] =>
  plastics.map(([prefix, material, categoryKey]) => ({
    kind: "container",
    measures: "necked",
    article: "bottle",
    style: "care",
    ...plan,
    prefix,
    material,
    categoryKey,
  }));

const medical = { leads: "medical", colours: ["natural", "white", "black", "light-blue"] } as const;

/** Bottles of HDPE, PP and LDPE, and of white PET. */
export const coveringBottles: readonly ContainerFamily[] = [
  ...inPlastics(
    {
      shapeId: "bottle-round-cylinder",
      words: ["cylindrical"],
      leads: "personalCare",
      colours: careColours,
      closureType: "flip_top",
      food: true,
      sizes: [100, 150, 200, 250, 300, 400, 500],
      necks: [
        [300, "24/410"],
        [500, "28/410"],
      ],
    },
    ["HC", "HDPE", "bottles-hdpe-round"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-cylinder",
      words: ["cylindrical"],
      ...medical,
      closureType: "flip_top",
      food: true,
      sizes: [100, 150, 200, 250, 300, 500],
      necks: [
        [300, "24/410"],
        [500, "28/410"],
      ],
    },
    ["RC", "PP", "bottles-pp"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-sloped",
      words: ["round"],
      leads: "personalCare",
      colours: careColours,
      closureType: "disc_top",
      food: true,
      sizes: [250, 300, 400, 500, 750],
      necks: [[750, "28/410"]],
    },
    ["HS", "HDPE", "bottles-hdpe-round"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-sloped",
      words: ["squeezable"],
      leads: "squeeze",
      colours: ["natural", "white", "red", "yellow", "brown"],
      closureType: "disc_top",
      food: true,
      style: "food",
      sizes: [250, 300, 400, 500, 750],
      necks: [[750, "28/410"]],
    },
    ["LS", "LDPE", "bottles-ldpe"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-tall",
      words: ["tall", "cylindrical"],
      leads: "personalCare",
      colours: careColours,
      closureType: "lotion_pump",
      food: true,
      sizes: [300, 400, 500, 750, 1000],
      necks: [[1000, "28/410"]],
    },
    ["HT", "HDPE", "bottles-hdpe-round"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-tall",
      words: ["tall", "cylindrical"],
      ...medical,
      closureType: "lotion_pump",
      food: true,
      sizes: [500, 750, 1000],
      necks: [[1000, "28/410"]],
    },
    ["RT", "PP", "bottles-pp"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-packer",
      words: ["wide_mouth"],
      leads: "tablets",
      colours: ["white", "natural", "blue", "black", "green"],
      closureType: "screw_cap",
      food: true,
      sizes: [75, 100, 150, 200, 250, 400, 500],
      necks: [
        [100, "38/400"],
        [250, "45/400"],
        [500, "53/400"],
      ],
    },
    ["HP", "HDPE", "bottles-hdpe-wide-mouth"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-packer",
      words: ["wide_mouth"],
      leads: "tablets",
      colours: ["white", "black", "dark-green"],
      closureType: "screw_cap",
      food: true,
      sizes: [100, 150, 200, 250, 400],
      necks: [
        [100, "38/400"],
        [250, "45/400"],
        [400, "53/400"],
      ],
    },
    ["PP", "PET", "bottles-pet-pharma"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-chemical",
      words: ["round"],
      leads: "chemical",
      colours: technicalColours,
      closureType: "tamper_evident_cap",
      food: false,
      style: "technical",
      sizes: [250, 500, 1000, 2000],
      necks: [[2000, "38/400"]],
    },
    ["HK", "HDPE", "bottles-hdpe-round"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-eye-drop",
      words: ["squeezable"],
      leads: "eyeDrop",
      colours: ["white", "natural", "black"],
      closureType: "screw_cap",
      article: "dropper_bottle",
      food: true,
      sizes: [10, 15, 20, 30],
      necks: [[30, "15/410"]],
    },
    ["LE", "LDPE", "droppers-bottles"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-eye-drop",
      words: [],
      leads: "eyeDrop",
      colours: ["white", "natural"],
      closureType: "screw_cap",
      article: "dropper_bottle",
      food: true,
      sizes: [10, 15, 20, 30],
      necks: [[30, "15/410"]],
    },
    ["HE", "HDPE", "droppers-bottles"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-round-spray",
      words: ["round"],
      leads: "trigger",
      colours: householdColours,
      closureType: "trigger_sprayer",
      food: false,
      style: "technical",
      sizes: [500, 650, 750, 1000],
      necks: [[1000, "28/400"]],
    },
    ["HR", "HDPE", "bottles-hdpe-round"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-oval",
      words: ["oval"],
      leads: "personalCare",
      colours: careColours,
      closureType: "flip_top",
      food: true,
      sizes: [100, 150, 200, 250, 300, 400, 500],
      necks: [[500, "24/410"]],
    },
    ["HO", "HDPE", "bottles-hdpe-oval"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-oval",
      words: ["oval"],
      ...medical,
      closureType: "flip_top",
      food: true,
      sizes: [200, 300, 500],
      necks: [[500, "24/410"]],
    },
    ["RO", "PP", "bottles-pp"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-oval-tapered",
      words: ["slim", "oval"],
      leads: "personalCare",
      colours: careColours,
      closureType: "disc_top",
      food: true,
      sizes: [250, 300, 400, 500],
      necks: [[500, "24/410"]],
    },
    ["HA", "HDPE", "bottles-hdpe-oval"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-oval-lotion",
      words: ["oval"],
      leads: "personalCare",
      colours: careColours,
      closureType: "lotion_pump",
      food: true,
      sizes: [300, 400, 500, 750, 1000],
      necks: [[1000, "28/410"]],
    },
    ["HL", "HDPE", "bottles-hdpe-oval"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-oval-spray",
      words: ["flat", "oval"],
      leads: "toner",
      colours: ["white", "natural", "light-blue", "black", "pink"],
      closureType: "mist_sprayer",
      article: "flacon",
      food: true,
      sizes: [75, 100, 125, 150, 200],
      necks: [[200, "20/410"]],
    },
    ["HY", "HDPE", "bottles-hdpe-oval"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-square-lotion",
      words: ["square"],
      leads: "personalCare",
      colours: careColours,
      closureType: "lotion_pump",
      food: true,
      sizes: [250, 300, 400, 500, 750, 1000],
      necks: [[1000, "28/410"]],
    },
    ["HQ", "HDPE", "bottles-hdpe-square"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-square-chemical",
      words: ["wide_mouth", "square"],
      leads: "chemical",
      colours: technicalColours,
      closureType: "screw_cap",
      food: false,
      style: "technical",
      sizes: [500, 1000, 2000],
      necks: [
        [500, "45/400"],
        [2000, "53/400"],
      ],
    },
    ["HM", "HDPE", "bottles-hdpe-square"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-rectangular",
      words: ["rectangular"],
      leads: "chemical",
      colours: technicalColours,
      closureType: "child_resistant_cap",
      food: false,
      style: "technical",
      sizes: [125, 250, 500, 1000],
      necks: [[1000, "28/400"]],
    },
    ["HB", "HDPE", "bottles-hdpe-square"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-rectangular",
      words: ["rectangular"],
      ...medical,
      closureType: "child_resistant_cap",
      food: true,
      sizes: [125, 250, 500],
      necks: [[1000, "28/400"]],
    },
    ["RB", "PP", "bottles-pp"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-trigger-flat",
      words: ["flat"],
      leads: "trigger",
      colours: householdColours,
      closureType: "trigger_sprayer",
      food: false,
      style: "technical",
      sizes: [500, 750, 1000],
      necks: [[1000, "28/400"]],
    },
    ["HF", "HDPE", "bottles-hdpe-oval"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-handle",
      words: ["handled"],
      leads: "handled",
      colours: householdColours,
      closureType: "screw_cap",
      food: false,
      style: "technical",
      sizes: [1000, 1500, 2000, 3000, 4000],
      necks: [[4000, "45/400"]],
    },
    ["HG", "HDPE", "bottles-hdpe-handled"],
  ),
  ...inPlastics(
    {
      shapeId: "bottle-handle-jug",
      words: ["handled", "round"],
      leads: "jug",
      colours: ["natural", "white", "blue"],
      closureType: "tamper_evident_cap",
      food: true,
      style: "food",
      sizes: [1000, 1500, 2000, 3000],
      necks: [[3000, "38 mm 3-start"]],
    },
    ["HJ", "HDPE", "bottles-hdpe-handled"],
  ),
];
