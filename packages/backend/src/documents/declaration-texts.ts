import type { FoodContactStatement } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import data from "./declaration-texts.json" with { type: "json" };

type FoodType = FoodContactStatement["food_types"][number];
type MigrationTest = FoodContactStatement["migration_test"];

/** Words of a declaration of compliance. Numbers of points are those of Annex IV. */
export interface DeclarationWords {
  basis: string;
  issuer: string;
  manufacturer: string;
  product: string;
  date: string;
  confirmation: string;
  confirmationText: string;
  substances: string;
  noSubstances: string;
  substance: string;
  limit: string;
  shownBy: string;
  test: string;
  calculation: string;
  dualUse: string;
  noDualUse: string;
  use: string;
  foods: string;
  foodTypes: Readonly<Record<FoodType, string>>;
  conditions: string;
  /** `{time}` and temperature of the test precede it. */
  migrationTests: Readonly<Record<MigrationTest, string>>;
  days: string;
  hours: string;
  ratio: string;
  barrier: string;
  noBarrier: string;
  hasBarrier: string;
  /** Below all points. */
  note: string;
}

/**
 * Commission Regulation (EU)\u00a0No\u00a010/2011: Annex IV says what a declaration contains, Annex V (chapter 3,
 * table 3) which conditions of use a test covers. Counsel must confirm it in each language before use in trade.
 */
export const declarationTexts: Readonly<Record<Locale, DeclarationWords>> = data;
