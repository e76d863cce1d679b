import {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  UnknownCategoryError,
  type ChangeOutcome,
} from "../../catalogue/store.ts";
import { withdrawnProducts } from "../../catalogue/withdrawn.ts";
import { commandNamed, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { listed, printPage, type StaffContext, type StaffSubject } from "../staff-command.ts";
import { addArticleCommands } from "./article.ts";

const staff = { customerId: null };
/** `pnpm staff products`: visibility, category, prices and facts of products. */
export const productsCommand: StaffSubject = (withContext) => {
  const products = commandNamed(
    "products",
    "Which products are shown, where, at which prices and with which facts.",
  );
  products
    .command("list")
    .description("Shows the products that are hidden or retired.")
    .option("--page <number>", `${listed} to a page`, wholeNumber, 1)
    .action(({ page }) => withContext((context) => list(context, page)));
  products
    .command("hide")
    .description('Takes products out of the site until "show".')
    .argument("<code...>", "their codes")
    .action((codes) => withContext(async ({ db }) => report(await hideProducts(db, codes, staff))));
  products
    .command("show")
    .description("Brings hidden and retired products back.")
    .argument("<code...>", "their codes")
    .action((codes) => withContext(async ({ db }) => report(await showProducts(db, codes, staff))));
  products
    .command("retire")
    .description("Ends products: their pages say that they are discontinued, and imports do not change that.")
    .argument("<code...>", "their codes")
    .action((codes) =>
      withContext(async ({ db }) => report(await retireProducts(db, codes, "staff", staff))),
    );
  products
    .command("move")
    .description("Files products under another category.")
    .argument("<category>", "its key or number")
    .argument("<code...>", "codes of the products")
    .action((category, codes) =>
      withContext(async (context) => report(await move(context, category, codes))),
    );
  addArticleCommands(products, withContext);
  return products;
};

async function move(
  { db }: StaffContext,
  category: string,
  codes: readonly string[],
): Promise<ChangeOutcome> {
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

/** Prints the result for each code; if any is unknown, the command fails after the others were changed. */
function report({ changed, unchanged, unknown }: ChangeOutcome): void {
  for (const code of changed) print(`${code} has been changed.`);
  for (const code of unchanged) print(`${code} was so already.`);
  if (unknown.length > 0) throw new RefusedError(`There is no product ${unknown.join(", ")}.`);
}

async function list({ db }: StaffContext, page: number): Promise<void> {
  const { products, total } = await withdrawnProducts(db, { page, limit: listed });
  if (total === 0) return print("Every product is shown.");
  for (const product of products) print(`${product.code}  ${product.withdrawal}  ${product.title ?? ""}`);
  printPage(products.length, total, page);
}
