import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Tooltip } from "./index.ts";

const describedBy = (html: string) => / aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(" ");

test("a control keeps what describes it already, and the tooltip adds to it", () => {
  const html = renderToString(
    <Tooltip text="More">
      <button type="button" aria-describedby="hint">
        Send
      </button>
    </Tooltip>,
  );
  const tip = /<span id="([^"]*)" role="tooltip"/.exec(html)?.[1];
  expect(describedBy(html)).toEqual(["hint", tip]);
});

test("alone it is the whole description", () => {
  const html = renderToString(
    <Tooltip text="More">
      <button type="button">Send</button>
    </Tooltip>,
  );
  expect(describedBy(html)).toHaveLength(1);
});
