import type { Locale } from "@preforma/domain/locales";
import data from "./packaging-texts.json" with { type: "json" };

/** Words of the packaging information. */
export interface PackagingWords {
  basis: string;
  materialTitle: string;
  material: string;
  /** The abbreviation and number on the article. */
  code: string;
  weightTitle: string;
  weight: string;
  recycledTitle: string;
  /** `{percent}` with its sign. */
  post_consumer: string;
  post_industrial: string;
  recyclabilityTitle: string;
  /** `{class}`. */
  recyclability: string;
  provisional: string;
  substancesTitle: string;
  substances: string;
  note: string;
}

/**
 * Regulation (EU) 2025/40: Article 5(4) limits four metals, Article 6 sets classes of recyclability, Article 7 shares of
 * recycled plastic. Numbers of materials are those of Decision 97/129/EC.
 */
export const packagingTexts: Readonly<Record<Locale, PackagingWords>> = data;
