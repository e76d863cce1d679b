import { saveDraftValues } from "@preforma/ui/form";
import type { WaitingForm } from "./waiting-forms.ts";

/** Restores the typed values as the form's draft. */
export function giveBack({ draft, fields }: Pick<WaitingForm, "draft" | "fields">): void {
  if (draft === undefined) return;
  saveDraftValues(
    draft,
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
