import type { Selectable } from "kysely";
import {
  maskedName,
  type Comment,
  type CommentStatus,
  type RatingSummary,
  type ReviewInput,
} from "@preforma/domain/reviews";
import type { Locale } from "@preforma/domain/locales";
import type { Db, DbTransaction } from "../database/schema.ts";
import type { ReviewsTable } from "../database/tables/customers.ts";
import { countOf } from "../database/count.ts";

/** A page of a list, counted from 1. */
export interface Page {
  page: number;
  limit: number;
}

/**
 * Stores a review as pending. A known `requestKey` returns the review that it created, with `isNew` false; null if that
 * was a different one.
 */
export async function addReview(
  transaction: DbTransaction,
  review: ReviewInput,
  by: { customerId: number | null; locale: Locale; requestKey: string | null },
): Promise<{ id: number; isNew: boolean } | null> {
  const written = {
    product_id: review.product_id,
    customer_id: by.customerId,
    first_name: review.first_name,
    last_name: review.last_name,
    email: review.email,
    show_name: review.show_name ? 1 : 0,
    rating: review.rating,
    content: review.content,
  } as const;
  const inserted = await transaction
    .insertInto("reviews")
    .values({
      ...written,
      language_code: by.locale,
      status: "pending",
      request_key: by.requestKey,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const known = await transaction
    .selectFrom("reviews")
    .selectAll()
    .where("request_key", "=", by.requestKey)
    .executeTakeFirstOrThrow();
  const isSame = (Object.keys(written) as (keyof typeof written)[]).every(
    (column) => known[column] === written[column],
  );
  return isSame ? { id: known.id, isNew: false } : null;
}

/** The published reviews of a product, newest first, as visitors may see them. */
export async function publishedReviews(db: Db, productId: number, { page, limit }: Page): Promise<Comment[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "=", productId)
    .where("status", "=", "approved")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    product_id: row.product_id,
    rating: row.rating,
    content: row.content,
    name: maskedName(row.first_name, row.last_name, row.show_name === 1),
    language_code: row.language_code,
    created_at: row.created_at,
  }));
}

/** The rating summary of a product's published reviews. */
export async function ratingSummary(db: Db, productId: number): Promise<RatingSummary> {
  const rows = await db
    .selectFrom("reviews")
    .select(({ fn }) => ["rating", fn.countAll<number>().as("count")])
    .where("product_id", "=", productId)
    .where("status", "=", "approved")
    .groupBy("rating")
    .execute();
  const of = (rating: number): number => rows.find((row) => row.rating === rating)?.count ?? 0;
  const counts = { "1": of(1), "2": of(2), "3": of(3), "4": of(4), "5": of(5) };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const stars = Object.entries(counts).reduce((sum, [rating, count]) => sum + Number(rating) * count, 0);
  return { average: total === 0 ? null : Math.round((stars / total) * 10) / 10, total, counts };
}

/** A review as staff see it. */
export type StoredReview = Selectable<ReviewsTable>;

/** Reviews in one state, or all of them, oldest first, with their total. */
export async function reviewsToModerate(
  db: Db,
  status: CommentStatus | undefined,
  { page, limit }: Page,
): Promise<{ reviews: StoredReview[]; total: number }> {
  const matching = status ? db.selectFrom("reviews").where("status", "=", status) : db.selectFrom("reviews");
  const reviews = await matching
    .selectAll()
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { reviews, total: await countOf(matching) };
}

/**
 * Approves or rejects a review, even one with an earlier decision. Returns its product; null if there is no such
 * review.
 */
export async function decideReview(
  transaction: DbTransaction,
  id: number,
  status: "approved" | "rejected",
  staffId: number | null,
): Promise<{ productId: number } | null> {
  const row = await transaction
    .updateTable("reviews")
    .set({ status, decided_at: new Date().toISOString(), decided_by: staffId })
    .where("id", "=", id)
    .returning("product_id")
    .executeTakeFirst();
  return row ? { productId: row.product_id } : null;
}
