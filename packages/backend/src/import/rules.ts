import { z } from "zod";
import { closureTypes, materials, type ClosureType } from "@preforma/domain/catalogue/schema";
import { fold } from "@preforma/domain/text";
import {
  articleByType,
  colours,
  containerTypes,
  partTypes,
  type ArticleType,
} from "@preforma/domain/vocabulary";
import { messageOf } from "../errors/index.ts";
import { readText } from "../text/text-file.ts";
import { anyOf } from "./names/words.ts";
import type { Draft } from "./rows.ts";
import { UnreadableFileError } from "./tables/index.ts";

const articleTypes: readonly ArticleType[] = [...containerTypes, ...closureTypes, ...partTypes];
const text = z.string().trim().min(1).max(200);

const ruleSchema = z
  .strictObject({
    /** Words in the name: one of the phrases, with all of its words; case and accents do not count. */
    name: z.union([text, z.array(text).min(1).max(1_000)]).optional(),
    /** Prefixes of the code. */
    code: z.union([text, z.array(text).min(1).max(1_000)]).optional(),
    article: z.enum(articleTypes).nullable().optional(),
    category: text.optional(),
    material: z.enum(materials).nullable().optional(),
    colour: z
      .enum(colours.map(({ key }) => key))
      .nullable()
      .optional(),
  })
  .refine(({ name, code }) => name !== undefined || code !== undefined, {
    error: "say by name or code which rows it is for",
  });

/** A rules file: the list owner's knowledge about rows that no program could classify. */
export const rulesFileSchema = z.strictObject({ rules: z.array(ruleSchema).max(5_000) });
export type Rule = z.infer<typeof ruleSchema>;

interface PreparedRule extends Rule {
  isFor(draft: Draft): boolean;
}

/** Rules ready to apply. */
export type Rules = readonly PreparedRule[];

const listed = (value: string | string[] | undefined): string[] | undefined =>
  value === undefined ? undefined : [value].flat();

/** Compiles the rules of a parsed file. Throws `UnreadableFileError` with the rule and its fault. */
export function rulesOf(value: unknown): Rules {
  const parsed = rulesFileSchema.safeParse(value);
  if (!parsed.success)
    throw new UnreadableFileError(
      `The rules cannot be used:\n${z.prettifyError(parsed.error)}\nWrite them as { "rules": [{ "name": "AQUA BRAVA", "article": "bottle" }] }.`,
    );
  return parsed.data.rules.map((rule) => {
    const names = listed(rule.name);
    const pattern = names && anyOf(names);
    const codes = listed(rule.code)?.map((code) => code.toUpperCase());
    return {
      ...rule,
      isFor: ({ name, code }) =>
        (!pattern || pattern.test(fold(name))) &&
        (!codes || codes.some((start) => code.toUpperCase().startsWith(start))),
    };
  });
}

/** Reads a rules file. Throws `UnreadableFileError`. */
export async function readRules(file: string): Promise<Rules> {
  let value: unknown;
  try {
    value = JSON.parse(await readText(file));
  } catch (error) {
    throw new UnreadableFileError(`The rules in ${file} cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return rulesOf(value);
}

/** A draft after the rules; of several rules for one attribute, the first one counts. */
export function ruled(draft: Draft, rules: Rules): Draft {
  const result = { ...draft };
  const applied = new Set<keyof Rule>();
  const applies = (key: keyof Rule, rule: Rule): boolean => {
    if (rule[key] === undefined || applied.has(key)) return false;
    applied.add(key);
    return true;
  };
  for (const rule of rules) {
    if (!rule.isFor(draft)) continue;
    if (applies("article", rule)) {
      result.article = rule.article ?? null;
      result.certainty = rule.article ? "named" : null;
      const isClosure = rule.article && articleByType(rule.article).kind === "closure";
      result.closureType = isClosure ? (rule.article as ClosureType) : null;
    }
    if (applies("category", rule)) {
      result.category = rule.category ?? "";
    }
    if (applies("material", rule)) result.material = rule.material ?? null;
    if (applies("colour", rule)) {
      result.colourKey = rule.colour ?? null;
      result.secondColourKey = null;
    }
  }
  return { ...result, ruled: applied };
}
