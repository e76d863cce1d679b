import type { FormOutcome } from "@preforma/ui/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { post } from "./use-page-form.ts";

/** A form that a script posts: its URL and fields. */
interface Posted {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * Posts a page's forms by script. Forms are sent one after the other, so each starts from the result of the one before.
 * Afterwards the page's data is revalidated, also after a refusal, as another tab may have changed it, and so are the
 * queries whose key begins with `changes`. Rejects where no answer arrived.
 */
export function usePost(changes: string) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: changes },
    async mutationFn({ action, fields }: Posted): Promise<FormOutcome> {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      const answer = await post(action, data, crypto.randomUUID());
      if (!("redirect" in answer)) return answer.state.outcome ?? { ok: true };
      location.assign(answer.redirect);
      return { ok: true };
    },
    async onSuccess() {
      await revalidate();
      await client.invalidateQueries({ queryKey: [changes] });
    },
  });
  return (action: string, fields: Posted["fields"] = {}) => mutateAsync({ action, fields });
}
