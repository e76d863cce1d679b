import { parseArgs } from "node:util";
import {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  UnknownCategoryError,
  type ChangeOutcome,
} from "../../catalogue/store.ts";
import { withdrawnProducts } from "../../catalogue/withdrawn.ts";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

const staff = { customerId: null };
/** Products that one page of the list shows. */
const listed = 50;

/** `pnpm staff products`: which products are shown, and under which category. */
export const productsCommand: StaffCommand = {
  name: "products",
  usage: `  products list [--page <n>]              shows the products that are hidden or retired
  products hide <code...>                 takes products out of the site until "show"
  products show <code...>                 brings hidden and retired products back
  products retire <code...>               ends products: their pages say so, and imports leave it so
  products move <category> <code...>      files products under another category, by its key or number`,
  async run(args, context) {
    const [verb, ...rest] = args;
    if (verb === "list") return list(context, rest);
    const change = verb === "move" ? move(context, rest) : changeOf(verb, context, rest);
    if (!change) throw new UsageError(`products ${args.join(" ")}: this cannot be understood.`);
    report(await change);
  },
};

function changeOf(
  verb: string | undefined,
  { db }: StaffContext,
  codes: readonly string[],
): Promise<ChangeOutcome> | null {
  if (codes.length === 0) return null;
  if (verb === "hide") return hideProducts(db, codes, staff);
  if (verb === "show") return showProducts(db, codes, staff);
  return verb === "retire" ? retireProducts(db, codes, "staff", staff) : null;
}

async function move({ db }: StaffContext, args: readonly string[]): Promise<ChangeOutcome> {
  const [category, ...codes] = args;
  if (category === undefined || codes.length === 0)
    throw new UsageError("products move: name a category and at least one product.");
  try {
    const found = /^[1-9]\d{0,8}$/.test(category) ? { id: Number(category) } : { key: category };
    return await moveProducts(db, codes, found, staff);
  } catch (error) {
    if (!(error instanceof UnknownCategoryError)) throw error;
    const keys = await db.selectFrom("categories").select("key").orderBy("key").execute();
    throw new RefusedError(
      `There is no category ${category}. Categories: ${keys.map((row) => row.key).join(", ")}`,
      { cause: error },
    );
  }
}

/** Tells what became of each code; unknown ones make the command fail after the others were changed. */
function report({ changed, unchanged, unknown }: ChangeOutcome): void {
  for (const code of changed) say(`${code} has been changed.`);
  for (const code of unchanged) say(`${code} was so already.`);
  if (unknown.length > 0) throw new RefusedError(`There is no product ${unknown.join(", ")}.`);
}

async function list({ db }: StaffContext, args: readonly string[]): Promise<void> {
  const page = pageOf(args);
  const { products, total } = await withdrawnProducts(db, { page, limit: listed });
  if (total === 0) return say("Every product is shown.");
  for (const product of products) say(`${product.code}  ${product.withdrawal}  ${product.title ?? ""}`);
  say(`${products.length} of ${total}, page ${page} of ${Math.ceil(total / listed)}.`);
}

function pageOf(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { page: { type: "string", default: "1" } } });
    if (!/^[1-9]\d{0,5}$/.test(values.page))
      throw new UsageError(`--page ${values.page}: must be 1 or more.`);
    return Number(values.page);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(messageOf(error), { cause: error });
  }
}
