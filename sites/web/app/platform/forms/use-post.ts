import type { FormOutcome } from "@preforma/ui/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { post } from "./use-page-form.ts";

/** A form that a script posts: where, and its fields. */
interface Posted {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * What a page does by script through the same forms that it posts without. One after the other: each begins with what
 * the one before has left. Afterwards the page's data is read again, also after a refusal, as another tab may have
 * changed it, and so are the queries whose key begins with `changes`. Rejects where no answer came.
 */
export function usePost(changes: string) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: changes },
    async mutationFn({ action, fields }: Posted): Promise<FormOutcome> {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      const said = await post(action, data, crypto.randomUUID());
      if (!("redirect" in said)) return said.state.outcome ?? { ok: true };
      location.assign(said.redirect);
      return { ok: true };
    },
    async onSuccess() {
      await revalidate();
      await client.invalidateQueries({ queryKey: [changes] });
    },
  });
  return (action: string, fields: Posted["fields"] = {}) => mutateAsync({ action, fields });
}
