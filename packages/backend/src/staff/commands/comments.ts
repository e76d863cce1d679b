import { parseArgs } from "node:util";
import { commentStatusSchema } from "@preforma/domain/reviews/schema";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import { eraseReview, moderate } from "../../reviews/moderation.ts";
import { reviewsToModerate } from "../../reviews/store.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** Reviews that a list prints at a time. */
const listed = 50;

/** `pnpm staff comments`: which reviews are shown. */
export const commentsCommand: StaffCommand = {
  name: "comments",
  usage: `  comments list             shows reviews that wait for a decision, the oldest first
      --status <status>     ${commentStatusSchema.options.join(", ")} or all; pending unless given
      --page <number>       ${listed} to a page
  comments approve <id...>  publishes reviews
  comments reject <id...>   keeps reviews unpublished, or takes them off the site again
  comments erase <id...>    deletes reviews for good, as their writers may demand`,
  async run(args, context) {
    const { values, positionals } = readArguments(args);
    const [verb, ...ids] = positionals;
    if (verb === "list" && ids.length === 0) return list(context, values.status, Number(values.page));
    if (verb !== "approve" && verb !== "reject" && verb !== "erase")
      throw new UsageError(`comments ${positionals.join(" ")}: this cannot be understood.`);
    if (ids.length === 0) throw new UsageError(`comments ${verb}: say which, by their numbers.`);
    const wrong = ids.find((id) => !/^[1-9]\d{0,8}$/.test(id));
    if (wrong !== undefined) throw new UsageError(`comments ${verb}: ${wrong} is no number of a review.`);
    if (verb === "erase") return erase(context, ids.map(Number));
    await decide(context, verb === "approve" ? "approved" : "rejected", ids.map(Number));
  },
};

function readArguments(args: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        status: { type: "string", default: "pending" },
        page: { type: "string", default: "1" },
      },
    });
    if (!/^[1-9]\d{0,5}$/.test(read.values.page))
      throw new UsageError("--page must be a whole number from 1.");
    return read;
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

async function list({ db }: StaffContext, status: string, page: number): Promise<void> {
  const asked = status === "all" ? undefined : commentStatusSchema.safeParse(status);
  if (asked && !asked.success)
    throw new UsageError(`--status ${status}: must be ${commentStatusSchema.options.join(", ")} or all.`);
  const { reviews, total } = await reviewsToModerate(db, asked?.data, { page, limit: listed });
  if (total === 0)
    return say(status === "pending" ? "No review waits for a decision." : "There is no review.");
  for (const review of reviews) {
    say(
      `${review.id}  product ${review.product_id}  ${review.rating}/5  ${review.status}  ${review.first_name} ${review.last_name} <${review.email}>  ${review.created_at}`,
    );
    if (review.content !== "") say(review.content.replace(/^/gm, "    "));
  }
  say(`${reviews.length} of ${total}, page ${page} of ${Math.ceil(total / listed)}.`);
}

async function decide(
  { db }: StaffContext,
  status: "approved" | "rejected",
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    if (!(await moderate(db, id, status, { customerId: null })))
      throw new RefusedError(`There is no review ${id}. Those named before it have been ${status}.`);
    say(`Review ${id} has been ${status}.`);
  }
}

async function erase({ db }: StaffContext, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    if (!(await eraseReview(db, id, { customerId: null })))
      throw new RefusedError(`There is no review ${id}. Those named before it have been erased.`);
    say(`Review ${id} has been erased.`);
  }
}
