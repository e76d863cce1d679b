import { z } from "../validation/zod.ts";
import { messageTexts } from "../errors/index.ts";
import { complaint, isChecked } from "../validation/index.ts";
import { emailSchema, requiredLine } from "../validation/schema.ts";
import { maxReviewLength } from "./limits.ts";
import { asNumber, entryIdSchema } from "../validation/entry-id.ts";

const rating = z
  .unknown()
  .refine((value) => value !== undefined && value !== null && value !== "" && value !== 0 && value !== "0", {
    ...complaint(messageTexts("RATING_MISSING")),
    abort: true,
  })
  .transform(asNumber)
  .pipe(z.int().min(1).max(5));

/** A visitor's review; it starts as pending. Forms may send numbers as text. */
export const reviewSchema = z.object({
  // First, as in the form: a missing rating is not sent, so only this order determines the position of its error.
  rating,
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  email: emailSchema,
  content: z
    .string()
    .default("")
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]+/gu, "")
        .trim(),
    )
    .pipe(z.string().max(maxReviewLength)),
  product_id: entryIdSchema,
  /** Shows the first name in full. */
  show_name: z
    .union([z.boolean(), z.enum(["true", "false", "on", "1", "0", ""])])
    .default(false)
    .transform(isChecked),
});
/** A review that may be stored. */
export type ReviewInput = z.infer<typeof reviewSchema>;

/** A published review; its author's name is masked as they chose. */
export const commentSchema = z.object({
  id: z.int().positive(),
  product_id: z.int().positive(),
  rating: z.int().min(1).max(5),
  /** Plain text; may be empty. */
  content: z.string(),
  /** Such as `Ayşe Y**`, masked by the server. */
  name: z.string(),
  /** Language in which it was written, where known. */
  language_code: z.string(),
  created_at: z.string(),
});
/** A published review. */
export type Comment = z.infer<typeof commentSchema>;

/** The rating of a product. `average` has one decimal and is null without a review. */
export const ratingSummarySchema = z.object({
  average: z.number().min(1).max(5).nullable(),
  total: z.int().nonnegative(),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  counts: z.object({
    "1": z.int().nonnegative(),
    "2": z.int().nonnegative(),
    "3": z.int().nonnegative(),
    "4": z.int().nonnegative(),
    "5": z.int().nonnegative(),
  }),
});
/** The rating of a product. */
export type RatingSummary = z.infer<typeof ratingSummarySchema>;

/** A page of published reviews, the newest first. */
export const commentListSchema = z.object({
  comments: z.array(commentSchema),
  totalCount: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
  page: z.int().positive(),
  limit: z.int().positive(),
  summary: ratingSummarySchema,
});
/** A page of published reviews. */
export type CommentList = z.infer<typeof commentListSchema>;

/** The state of a review. */
export const commentStatusSchema = z.enum(["pending", "approved", "rejected"]);
/** The state of a review. */
export type CommentStatus = z.infer<typeof commentStatusSchema>;
