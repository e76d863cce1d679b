import type { Locale } from "@preforma/domain/locales";
import data from "./sheet-texts.json" with { type: "json" };

/** Words of a data sheet: its groups, and what their rows tell. */
export interface SheetWords {
  general: string;
  size: string;
  packing: string;
  compliance: string;
  material: string;
  volume: string;
  brimful: string;
  neck: string;
  /** Of a container: which closure suits it. Of a closure: what it is. */
  closure: string;
  closureType: string;
  colour: string;
  ral: string;
  height: string;
  width: string;
  depth: string;
  diameter: string;
  weight: string;
  carton: string;
  pallet: string;
  cartonSize: string;
  palletSize: string;
  minimumOrder: string;
  food: string;
  recycling: string;
  recycled: string;
  /** `{name}` of the product, for those who cannot see its picture or drawing. */
  picture: string;
  drawing: string;
  /** Below all tables. */
  note: string;
}

export const sheetTexts: Readonly<Record<Locale, SheetWords>> = data;
