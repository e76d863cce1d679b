import { describe, expect, it } from "vitest";
import { scriptMark, takeMarks } from "./own-scripts.ts";

const known = new Set(["layOut()", "other()"]);
const marked = (code: string) => `<script nonce="${scriptMark}">${code}</script>`;

describe("the scripts of a page", () => {
  it("S14: are those that bear the mark or are known, and no others that got into it", () => {
    const page = [
      `<p><script>stolen()</script></p><script nonce="guessed">stolen()</script>`,
      `<script type="application/ld+json">{"a":"b"}</script>`,
      "<script>layOut()</script><script>layOut()</script>",
      marked("start()"),
      `<script nonce="${scriptMark}" src="/x.js"></script>`,
      `<script type="module" nonce="${scriptMark}">import "/entry.js"</script>`,
    ].join("");
    const { html, scripts } = takeMarks(page, known);
    expect(scripts).toEqual(["layOut()", "start()", 'import "/entry.js"']);
    expect(html).not.toContain(scriptMark);
    expect(html).toContain('<script>start()</script><script src="/x.js"></script><script type="module">');
  });

  it("S14: does not take what follows a script that was broken out of", () => {
    const { scripts } = takeMarks(marked("data('</script><script>stolen()')"), known);
    expect(scripts).toEqual(["data('"]);
  });
});
