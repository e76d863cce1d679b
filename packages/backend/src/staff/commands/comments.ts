import { Option } from "@commander-js/extra-typings";
import { commentStatusSchema } from "@preforma/domain/reviews/schema";
import { commandNamed, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { productNames } from "../../quotes/store.ts";
import { eraseReview, moderate } from "../../reviews/moderation.ts";
import { reviewsToModerate } from "../../reviews/store.ts";
import { addRecordVerbs, listed, printPage, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff comments`: moderation of reviews. */
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
  addRecordVerbs(comments, withContext, {
    approve: ["Publishes reviews.", decide("approved")],
    reject: ["Leaves reviews unpublished, or takes them off the site again.", decide("rejected")],
    erase: ["Deletes reviews for good, as their writers may demand.", erase],
  });
  return comments;
};

type Status = (typeof commentStatusSchema.options)[number];

async function list({ db }: StaffContext, status: Status | "all", page: number): Promise<void> {
  const { reviews, total } = await reviewsToModerate(db, status === "all" ? undefined : status, {
    page,
    limit: listed,
  });
  if (total === 0)
    return print(status === "pending" ? "No review waits for a decision." : "There is no review.");
  const names = await productNames(
    db,
    reviews.map((review) => review.product_id),
    "en",
  );
  for (const review of reviews) {
    print(
      `${review.id}  product ${names(review.product_id).code}  ${review.rating}/5  ${review.status}  ${review.first_name} ${review.last_name} <${review.email}>  ${review.created_at}`,
    );
    if (review.content !== "") print(review.content.replace(/^/gm, "    "));
  }
  printPage(reviews.length, total, page);
}

const decide =
  (status: "approved" | "rejected") =>
  async ({ db }: StaffContext, id: number): Promise<void> => {
    if (!(await moderate(db, id, status, { customerId: null })))
      throw new RefusedError(`There is no review ${id}.`);
    print(`Review ${id} has been ${status}.`);
  };

async function erase({ db }: StaffContext, id: number): Promise<void> {
  if (!(await eraseReview(db, id, { customerId: null }))) throw new RefusedError(`There is no review ${id}.`);
  print(`Review ${id} has been erased.`);
}
