import { shopKey } from "@preforma/domain/shop";
import { post } from "../../platform/forms/use-page-form.ts";
import { queryClient } from "../../platform/loading/query-client.browser.ts";

/** The result of adding to a basket: a message, or an error with its field. */
export type PutOutcome = { message: string } | { field: string; message: string } | { failed: string | null };

/** Posts the form of a product's page to its basket. */
export async function putInBasket(action: string, data: FormData): Promise<PutOutcome> {
  const answer = await post(action, data, crypto.randomUUID()).catch(() => null);
  const outcome = answer !== null && "state" in answer ? answer.state.outcome : undefined;
  void queryClient.invalidateQueries({ queryKey: [shopKey] });
  if (outcome === undefined) return { failed: null };
  if (outcome.ok) return { message: outcome.message ?? "" };
  return outcome.errors?.[0] ?? { failed: outcome.message };
}
