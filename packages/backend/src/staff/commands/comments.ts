import { Option } from "@commander-js/extra-typings";
import { commentStatusSchema } from "@preforma/domain/reviews/schema";
import { commandNamed, recordNumbers, RefusedError, say, wholeNumber } from "../../command-line/commands.ts";
import { eraseReview, moderate } from "../../reviews/moderation.ts";
import { reviewsToModerate } from "../../reviews/store.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";

/** Reviews that a list prints at a time. */
const listed = 50;

/** `pnpm staff comments`: which reviews are shown. */
export const commentsCommand: StaffSubject = (withContext) => {
  const comments = commandNamed("comments", "Which reviews are shown.");
  comments
    .command("list")
    .description("Shows reviews that wait for a decision, the oldest first.")
    .addOption(
      new Option("--status <status>", "reviews in this state")
        .choices([...commentStatusSchema.options, "all"])
        .default("pending" as const),
    )
    .option("--page <number>", `${listed} to a page`, wholeNumber, 1)
    .action(({ status, page }) => withContext((context) => list(context, status, page)));
  comments
    .command("approve")
    .description("Publishes reviews.")
    .argument("<id...>", "their numbers", recordNumbers)
    .action((ids) => withContext((context) => decide(context, "approved", ids)));
  comments
    .command("reject")
    .description("Leaves reviews unpublished, or takes them off the site again.")
    .argument("<id...>", "their numbers", recordNumbers)
    .action((ids) => withContext((context) => decide(context, "rejected", ids)));
  comments
    .command("erase")
    .description("Deletes reviews for good, as their writers may demand.")
    .argument("<id...>", "their numbers", recordNumbers)
    .action((ids) => withContext((context) => erase(context, ids)));
  return comments;
};

type Status = (typeof commentStatusSchema.options)[number];

async function list({ db }: StaffContext, status: Status | "all", page: number): Promise<void> {
  const { reviews, total } = await reviewsToModerate(db, status === "all" ? undefined : status, {
    page,
    limit: listed,
  });
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
      throw new RefusedError(`There is no review ${id}.`);
    say(`Review ${id} has been ${status}.`);
  }
}

async function erase({ db }: StaffContext, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    if (!(await eraseReview(db, id, { customerId: null })))
      throw new RefusedError(`There is no review ${id}.`);
    say(`Review ${id} has been erased.`);
  }
}
