import { expect, it } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { Form } from "../form/index.ts";
import { amberLine } from "./cart.fixtures.ts";
import { QuoteLines } from "./index.ts";

it.each([
  ["12abc", "12abc"],
  ["2,5", "2,5"],
  ["1.500", "1.500"],
  ["1500", "1.500"],
  [undefined, "2.400"],
])("a request that came back with the quantity %j shows %j", (text, shown) => {
  const values: Record<string, string> = text === undefined ? {} : { "items.0.quantity": text };
  const lines = [{ ...amberLine("tr"), product_id: 101 }];
  const markup = serverHtml(
    <Form action="/" state={{ values }}>
      <QuoteLines lines={lines} removeAction="/" />
    </Form>,
    "tr",
  );
  expect(/<input[^>]*role="spinbutton"[^>]*>/.exec(markup)?.[0]).toContain(`value="${shown}"`);
});
