import { z } from "../validation/zod.ts";
import { optionalPhoneSchema, phoneSchema } from "../phone/schema.ts";
import { complaint, isChecked } from "../validation/index.ts";
import { fieldMessages } from "../validation/messages.ts";
import { emailSchema, optionalLine, optionalText, requiredLine, requiredText } from "../validation/schema.ts";
import { productId, requestKey, wholeNumber } from "./fields.ts";
import {
  educationLevels,
  feedbackPriorities,
  feedbackTypes,
  maxOfferItems,
  maxPieces,
  maxVariants,
  requestLengths as max,
  workExperiences,
} from "./options.ts";

/** A value of a list; forms send an empty text for no choice. */
function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.string().trim().min(1).pipe(z.enum(values));
}

/** A message of the contact page. It has no last name. */
export const contactSchema = z.object({
  first_name: requiredLine(max.name),
  last_name: optionalLine(max.name),
  email: emailSchema,
  phone: phoneSchema,
  message: requiredText(max.message),
  request_key: requestKey,
});
/** A contact message that may be stored. */
export type ContactInput = z.infer<typeof contactSchema>;

/** Suggestion, complaint or request. Its author is known only from the session. */
export const feedbackSchema = z.object({
  title: requiredLine(max.title),
  description: requiredText(max.message),
  feedback_type: choice(feedbackTypes),
  priority: choice(feedbackPriorities),
  is_anonymous: z
    .union([z.boolean(), z.enum(["true", "false", "on", "off", "1", "0", ""])])
    .nullish()
    .transform(isChecked),
  request_key: requestKey,
});
/** A feedback that may be stored. */
export type FeedbackInput = z.infer<typeof feedbackSchema>;

/** An application; a CV may accompany it as the file `cv`. */
export const jobApplicationSchema = z.object({
  position: optionalLine(max.position),
  positionDetails: optionalText(max.message),
  firstName: requiredLine(max.name),
  lastName: requiredLine(max.name),
  phone: optionalPhoneSchema,
  email: emailSchema,
  educationLevel: choice(educationLevels),
  workExperience: choice(workExperiences),
  coverLetter: requiredText(max.coverLetter),
  notes: optionalText(max.notes),
  request_key: requestKey,
});
/** An application that may be stored. */
export type JobApplicationInput = z.infer<typeof jobApplicationSchema>;

const absent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const quantity = z
  .unknown()
  .refine((value) => !absent(value), { ...complaint(fieldMessages.required), abort: true })
  .transform(wholeNumber)
  .pipe(z.int().min(1).max(maxPieces));

/** The chosen variants of a product, by label: `{ "Renk": "Amber" }`. */
const variants = z
  .record(requiredLine(max.variant), requiredLine(max.variant))
  .refine((chosen) => Object.keys(chosen).length <= maxVariants)
  .nullish()
  .transform((chosen) => chosen ?? {});

const webPage = z
  .string()
  .trim()
  .max(2048)
  .refine((text) => text === "" || /^(?:https?:\/\/|\/(?!\/))[^\s\p{Cc}]*$/u.test(text), {
    ...complaint(fieldMessages.address),
  })
  .nullish()
  .transform((text) => text || null);

/** One product of a quote basket. */
export const offerItemSchema = z.object({
  product_id: productId,
  quantity,
  variants,
});
/** One product of a quote basket. */
export type OfferItem = z.infer<typeof offerItemSchema>;

const offerFields = {
  first_name: requiredLine(max.name),
  last_name: requiredLine(max.name),
  company: requiredLine(max.company),
  phone: phoneSchema,
  email: emailSchema,
  message: requiredText(max.message),
  product_url: webPage,
  request_key: requestKey,
};

const oneProduct = z.object({ ...offerFields, product_id: productId, quantity, variants });
const manyProducts = z.object({
  ...offerFields,
  items: z.array(offerItemSchema).min(1).max(maxOfferItems),
});

const hasItems = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "items" in value && !absent(value.items);

/**
 * A quote request: for one product (`product_id`, `quantity`, `variants`), or for the products of a basket (`items`).
 * Either way the output has `items`.
 */
export const offerRequestSchema = z.unknown().transform((value, context) => {
  const read = hasItems(value) ? manyProducts.safeParse(value) : oneProduct.safeParse(value);
  if (!read.success) {
    // The issues already contain their fields' paths.
    for (const issue of read.error.issues) context.issues.push({ ...issue, input: value } as never);
    return z.NEVER;
  }
  const { data } = read;
  if ("items" in data) return data;
  const { product_id, quantity: pieces, variants: chosen, ...rest } = data;
  return { ...rest, items: [{ product_id, quantity: pieces, variants: chosen }] };
});
/** A quote request that may be stored. */
export type OfferRequestInput = z.infer<typeof manyProducts>;

// A separate module, so that a form in the browser does not load the answers' schemas.
export * from "./answer-schema.ts";
