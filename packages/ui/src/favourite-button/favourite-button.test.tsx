import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { messagesFor } from "../messages/index.ts";
import { FavouriteButton } from "./index.ts";

describe("the way to sign in", () => {
  it.each(locales)("shows its word where it is labelled, and is named by it, in %s", (locale) => {
    const messages = messagesFor(locale);
    const linkOf = (labelled: boolean) =>
      serverHtml(
        <FavouriteButton title="PB-500" action="/favorites" signInHref="/login" showLabel={labelled} />,
        locale,
      );
    const { favourite } = messages["favourite-button"];
    expect(linkOf(true)).toContain(`${favourite}</a>`);
    expect(linkOf(true)).toContain(`aria-label="${favourite}`);
    expect(linkOf(false)).not.toContain(`${favourite}</a>`);
  });
});
