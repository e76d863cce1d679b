import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { CompareButton, type CompareButtonProps } from "./index.ts";

const buttonOf = (props: Pick<CompareButtonProps, "method">) =>
  /<button[^>]*>/.exec(
    renderToString(
      <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
        <CompareButton id="7" title="PB-500" action="/compare" {...props} />
      </UiProvider>,
    ),
  )?.[0];

it("leads to the comparison without script, or posts to a server that gathers products", () => {
  expect(buttonOf({})).not.toContain("method");
  expect(buttonOf({ method: "post" })).toMatch(/formaction="\/compare" formmethod="post"/i);
});
