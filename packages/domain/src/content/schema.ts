import { z } from "../validation/zod.ts";

export * from "./answers.ts";
export { contentRecordSchemas, type ContentFacts, type ContentInput, type ContentRecord } from "./records.ts";

/** A host name, with its port unless that is 443: it is in a response header of every page. */
const host =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/**
 * The setting of hosts whose pictures pages show besides the site's own: `cdn.example.com, …`. Pages and content import
 * parse it alike.
 */
export const mediaHostsSchema = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((each) => host.test(each)),
    "must be names of hosts with commas between, such as cdn.example.com, without https:// and *",
  );
