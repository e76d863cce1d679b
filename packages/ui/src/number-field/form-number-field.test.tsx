import { describe, expect, it } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { Form } from "../form/index.ts";
import { FormNumberField } from "./index.ts";

const message = "Write a number";

/** The field as a server renders it after it refused the form with that text. */
const refused = (text: string): string =>
  serverHtml(
    <Form
      action="/"
      state={{
        values: { length: text },
        outcome: { ok: false, message: "Check", errors: [{ field: "length", message }] },
      }}
    >
      <FormNumberField name="length" label="Length" step={0.1} defaultValue={7} />
    </Form>,
    "de",
  );

describe("a number field of a refused form", () => {
  it.each([
    ["12abc", "12abc"],
    ["1.500,25", "1.500,25"],
    ["", ""],
    ["1234.5", "1.234,5"],
  ])("shows %j as %j, with the complaint", (text, shown) => {
    const markup = refused(text);
    const field = /<input[^>]*>/.exec(markup)?.[0];
    expect(field).toContain(`value="${shown}"`);
    expect(field).toContain('aria-invalid="true"');
    expect(markup.replace(/role="alert".*?<\/ul>/s, "")).toContain(message);
  });
});
