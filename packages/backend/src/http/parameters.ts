import { z } from "@hono/zod-openapi";
import { maxId, maxPageNumber, maxPageSize } from "@preforma/domain/limits";
import { locales } from "@preforma/domain/locales";

/** An id in a path or query. */
export function idParameter(description: string) {
  return z.coerce.number().int().positive().max(maxId).openapi({ description, example: 1 });
}

/** An id in a body, which a domain schema accepts as a number or as text, documented as a number. */
export function describedId<Id extends z.ZodType>(id: Id, description: string): Id {
  return id.clone().openapi({ description, type: "integer", minimum: 1, maximum: maxId, example: 1 });
}

/** The page of a list; the first by default. */
export const pageParameter = z.coerce
  .number()
  .int()
  .min(1)
  .max(maxPageNumber)
  .default(1)
  .openapi({ description: "Which page, counted from 1.", example: 1 });

/** The page size of a list. */
export function limitParameter(defaultSize: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPageSize)
    .default(defaultSize)
    .openapi({ description: `Entries per page, at most ${maxPageSize}.`, example: defaultSize });
}

/** The position of a page in its list. */
export function pageMeta(totalItems: number, { page, limit }: { page: number; limit: number }) {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    page,
    limit,
    totalItems,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
  };
}

/** The language of messages in an answer. */
export const languageParameter = z
  .enum(locales)
  .optional()
  .openapi({ description: "Language of the message; else `Accept-Language`.", example: "tr" });

/** The query of a route that accepts only that language. */
export const languageQuery = z.object({ languageCode: languageParameter });

/** The language of the texts of a read. */
export const textLanguage = z.enum(locales).optional().openapi({
  description:
    "Narrows texts to one language (Turkish, then any, where it is missing). Without it all languages are told.",
  example: "en",
});

/** The query of a read that accepts only that language. */
export const textQuery = z.object({ languageCode: textLanguage });

/** A key to recognise a retry of the same request. */
export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional()
    .openapi({
      description:
        "Made by the client once per thing to send, such as a UUID: sending it again with the same key makes no second one. 8 to 100 letters, digits, hyphens or underscores.",
      example: "0b9a7c52-6c0e-4f61-9d3c-2f8f6f0a1c55",
    }),
});
