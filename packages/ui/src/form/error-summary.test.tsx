import { directionOf, locales } from "@preforma/domain/locales";
import { withColon } from "@preforma/domain/text";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { QuoteForm } from "../quote-dialog/index.ts";
import { Form, FormTextField, renderWithFieldNames, type FormState } from "./index.ts";

const refused = (field: string): FormState => ({
  outcome: { ok: false, message: "Check", errors: [{ field, message: "Write it" }] },
});
const text = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");
const summaryIn = (markup: string) => text(/role="alert".*?<\/ul>/s.exec(markup)?.[0] ?? "");

describe("a refused form in a server's HTML", () => {
  it.each(locales)("names each field before its error, in %s", async (locale) => {
    const { email } = messagesFor(locale)["request-form"];
    const page = (
      <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
        <QuoteForm action="/quote" products={[]} state={refused("email")} />
      </UiProvider>
    );
    expect(summaryIn(await renderWithFieldNames(page, renderToString))).toContain(
      `${withColon(email, locale)} Write it`,
    );
  });

  it("is rendered twice only where a summary names a field of the page", async () => {
    const rendersOf = async (state?: FormState): Promise<number> => {
      let renders = 0;
      await renderWithFieldNames(
        <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
          <Form action="/" {...(state ? { state } : {})}>
            <FormTextField name="city" label="City" />
          </Form>
        </UiProvider>,
        (content) => {
          renders += 1;
          return renderToString(content);
        },
      );
      return renders;
    };
    expect(await rendersOf(refused("city"))).toBe(2);
    expect(await rendersOf(refused("gone"))).toBe(1);
    expect(await rendersOf()).toBe(1);
  });
});
