import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { SubmitEvent } from "react";
import { signOutFailure } from "./sign-out-failure.ts";

/** The form's fields: where to go afterwards. */
export const signOutFields = (locale: Locale): Readonly<Record<string, string>> => ({
  callbackUrl: pathTo("home", locale),
});

/**
 * Signs out by script, so that the other tabs are notified, and drafts are deleted from this browser. Where the server
 * fails, it reports that and deletes nothing; where the script cannot be fetched, the form is posted normally.
 */
export function takeOverSignOut(event: SubmitEvent<HTMLFormElement>, locale: Locale): void {
  event.preventDefault();
  const form = event.currentTarget;
  void import("./session.browser.ts").then(
    async ({ signOutHere }) => {
      if (!(await signOutHere(pathTo("home", locale)))) signOutFailure.tell();
    },
    () => form.submit(),
  );
}
