import { z } from "../validation/zod.ts";

export * from "./answers.ts";
export { contentRecordSchemas, type ContentFacts, type ContentInput, type ContentRecord } from "./records.ts";

/** The name of one host, with a port where it is not 443: it is in a response header of every page. */
const host =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/**
 * Hosts whose pictures pages show beside the site's own, as a setting names them: `cdn.example.com, …`. What shows
 * pages and what takes content in read it alike.
 */
export const mediaHostsSchema = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((each) => host.test(each)),
    "must be names of hosts with commas between, such as cdn.example.com, without https:// and *",
  );
