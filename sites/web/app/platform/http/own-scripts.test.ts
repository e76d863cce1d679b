import { describe, expect, it } from "vitest";
import { scriptMark, takeMarks } from "./own-scripts.ts";

const marked = (code: string) => `<script nonce="${scriptMark}">${code}</script>`;

describe("the scripts of a page", () => {
  it("S14: are those that bear the mark, and no others that got into it", () => {
    const page = [
      `<p><script>stolen()</script></p><script nonce="guessed">stolen()</script>`,
      `<script type="application/ld+json">{"a":"b"}</script>`,
      marked("start()"),
      `<script nonce="${scriptMark}" src="/x.js"></script>`,
      `<script type="module" nonce="${scriptMark}">import "/entry.js"</script>`,
    ].join("");
    const { html, scripts } = takeMarks(page);
    expect(scripts).toEqual(["start()", 'import "/entry.js"']);
    expect(html).not.toContain(scriptMark);
    expect(html).toContain('<script>start()</script><script src="/x.js"></script><script type="module">');
  });

  it("S14: does not take what follows a script that was broken out of", () => {
    const { scripts } = takeMarks(marked("data('</script><script>stolen()')"));
    expect(scripts).toEqual(["data('"]);
  });
});
