import { expect, it } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { CompareButton, type CompareButtonProps } from "./index.ts";

const buttonOf = (props: Pick<CompareButtonProps, "method">) =>
  /<button[^>]*>/.exec(serverHtml(<CompareButton id="7" title="PB-500" action="/compare" {...props} />))?.[0];

it("links to the comparison without script, or posts to a server that collects products", () => {
  expect(buttonOf({})).not.toContain("method");
  expect(buttonOf({ method: "post" })).toMatch(/formaction="\/compare" formmethod="post"/i);
});
