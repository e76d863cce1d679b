import { describe, expect, it } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import { headWords } from "./heads.ts";

describe("a category's title is about", () => {
  it.each<[string, Locale, string[]]>([
    ["Kavanoz Kapakları", "tr", ["kapaklari"]],
    ["Pompa ve Spreyler", "tr", ["pompa", "spreyler"]],
    ["Küçük Bidonlar (1–5 L)", "tr", ["bidonlar"]],
    ["Jar Lids", "en", ["lids"]],
    ["Caps & Closures for Bottles", "en", ["closures"]],
    ["Pumps and Sprayers", "en", ["pumps", "sprayers"]],
    ["Круглые бутылки из ПНД", "ru", ["бутылки"]],
    ["Крышки для банок", "ru", ["крышки"]],
    ["Bouchons à vis", "fr", ["bouchons"]],
    ["Flacons et bouteilles PET", "fr", ["flacons", "bouteilles"]],
    ["المضخات والبخاخات", "ar", ["المضخات", "البخاخات"]],
    ["قوارير PET دائرية", "ar", ["قوارير"]],
    ["Runde PET-Flaschen mit Griff", "de", ["flaschen"]],
    ["Für", "de", ["fur"]],
    ["", "tr", []],
  ])("%s (%s): %j", (title, locale, heads) => {
    expect(headWords(title, locale)).toEqual(heads);
  });
});
