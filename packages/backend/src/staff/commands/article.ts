import { InvalidArgumentError, type Command } from "@commander-js/extra-typings";
import { articleChangeSchema, type Article } from "../../catalogue/article-facts.ts";
import { changeArticle, readArticle } from "../../catalogue/store-article.ts";
import { price, print, wholeNumber } from "../../command-line/commands.ts";
import { complaintLines, RefusedError } from "../../errors/index.ts";
import type { StaffContext, WithContext } from "../staff-command.ts";

/** Facts that `--without` removes, by the name of their option. */
const removable = {
  price: "price",
  stock: "stock",
  "lead-time": "lead_time_days",
  "back-on": "back_on",
} as const;

/** Adds `pnpm staff products facts`, `set` and `prices`. */
export function addArticleCommands(products: Command, withContext: WithContext): void {
  products
    .command("facts")
    .description("Prints prices, supply and facts of an article as JSON.")
    .argument("<code>")
    .action((code) => withContext((context) => show(context, code)));
  products
    .command("set")
    .description(
      "States supply, packing or facts of an article; imports replace what their list has columns for.",
    )
    .argument("<code>")
    .option("--price <amount>", "net, of a piece, in the currency that it has, such as 3.25", price)
    .option("--stock <pieces>", "pieces on hand", count)
    .option("--lead-time <days>", "working days in which it is made to order", wholeNumber)
    .option("--back-on <date>", "the day on which it is expected back in stock, such as 2026-12-31")
    .option("--minimum <pieces>", "the smallest order", wholeNumber)
    .option("--carton <pieces>", "pieces in a carton", wholeNumber)
    .option("--pallet <pieces>", "pieces on a pallet", wholeNumber)
    .option("--gtin <digits>", "the number that scanners read")
    .option("--facts <json>", "other facts as docs/catalogue-folder.md lists them; null takes one away")
    .option("--without <name...>", `takes away: ${Object.keys(removable).join(", ")}, gtin`)
    .action((code, given) => withContext((context) => set(context, code, given)));
  products
    .command("prices")
    .description("States what larger quantities of an article cost; without any, the list ends.")
    .argument("<code>")
    .argument("[from=price...]", "net, of a piece, such as 5000=1.85 20000=1.70")
    .option("--group <name>", "only for customers of this group; for everybody without it")
    .action((code, steps, { group }) =>
      withContext((context) => setPrices(context, code, steps, group ?? null)),
    );
}

function count(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError("It must be a whole number, such as 0 or 43200.");
  return Number(text);
}

async function articleOf({ db }: StaffContext, code: string): Promise<Article> {
  const article = await readArticle(db, code);
  if (!article) throw new RefusedError(`There is no product ${code}.`);
  return article;
}

async function show(context: StaffContext, code: string): Promise<void> {
  print(JSON.stringify(await articleOf(context, code), null, 2));
}

interface Given {
  price?: number | undefined;
  stock?: number | undefined;
  leadTime?: number | undefined;
  backOn?: string | undefined;
  minimum?: number | undefined;
  carton?: number | undefined;
  pallet?: number | undefined;
  gtin?: string | undefined;
  facts?: string | undefined;
  without?: string[] | undefined;
}

async function set(context: StaffContext, code: string, given: Given): Promise<void> {
  const { price: own } = await articleOf(context, code);
  const removed = new Set(given.without ?? []);
  const strange = [...removed].filter((name) => name !== "gtin" && !Object.hasOwn(removable, name));
  if (strange.length > 0)
    throw new RefusedError(
      `--without takes no ${strange.join(", ")}, but ${Object.keys(removable).join(", ")}, gtin.`,
    );
  const stated = { ...given, "lead-time": given.leadTime, "back-on": given.backOn };
  const both = Object.entries(stated).find(([name, value]) => removed.has(name) && value !== undefined);
  if (both) throw new RefusedError(`--${both[0]} and --without ${both[0]} contradict each other.`);
  const nothing = Object.entries(removable).flatMap(([name, field]) =>
    removed.has(name) ? [[field, null]] : [],
  );
  const facts = {
    ...(given.facts === undefined ? {} : factsFrom(given.facts)),
    ...(given.gtin === undefined ? {} : { gtin: given.gtin }),
    ...(removed.has("gtin") ? { gtin: null } : {}),
  };
  await write(context, code, {
    ...(given.price !== undefined && {
      price: { amount_minor: given.price, currency: own?.currency ?? "TRY" },
    }),
    stock: given.stock,
    lead_time_days: given.leadTime,
    back_on: given.backOn,
    minimum_order: given.minimum,
    carton_quantity: given.carton,
    pallet_quantity: given.pallet,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...Object.fromEntries(nothing),
  });
}

function factsFrom(text: string): object {
  try {
    const facts: unknown = JSON.parse(text);
    if (typeof facts === "object" && facts !== null && !Array.isArray(facts)) return facts;
  } catch {
    // Reported below.
  }
  throw new RefusedError("--facts takes a JSON object.");
}

async function setPrices(
  context: StaffContext,
  code: string,
  steps: readonly string[],
  group: string | null,
): Promise<void> {
  const { price_breaks: before } = await articleOf(context, code);
  const stated = steps.map((step) => {
    const [from = "", each = "", ...more] = step.split("=");
    try {
      if (more.length > 0) throw new InvalidArgumentError(step);
      return { from_quantity: wholeNumber(from), amount_minor: price(each), group };
    } catch {
      throw new RefusedError(`${step} is no price of a quantity, such as 5000=1.85.`);
    }
  });
  await write(context, code, {
    price_breaks: [...before.filter((step) => step.group !== group), ...stated],
  });
}

/** Options of facts, if their names differ. */
const options: Readonly<Record<string, string>> = {
  minimum_order: "--minimum",
  carton_quantity: "--carton",
  pallet_quantity: "--pallet",
  lead_time_days: "--lead-time",
  back_on: "--back-on",
  "facts.gtin": "--gtin",
};

const optionOf = (field: string): string =>
  options[field] ?? (field.startsWith("price_breaks") ? field : `--${field.replace(".", " ")}`);

async function write({ db }: StaffContext, code: string, change: object): Promise<void> {
  const read = articleChangeSchema.safeParse(
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  );
  if (!read.success)
    throw new RefusedError(`Nothing was changed.\n${complaintLines(read.error.issues, optionOf)}`);
  const outcome = await changeArticle(db, code, read.data, { customerId: null });
  if (!outcome) throw new RefusedError(`There is no product ${code}.`);
  if (outcome.changed.length === 0) return print("Nothing has changed.");
  print(`${code}: changed ${outcome.changed.join(", ")}.`);
}
