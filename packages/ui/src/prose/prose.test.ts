import { describe, expect, it } from "vitest";
import { bracketsWithin, lowerHeadings, scrollingTables } from "./prose.logic.ts";

describe("scrollingTables", () => {
  it("names the region by the caption, without its markup", () => {
    expect(
      scrollingTables("<p>a</p><table><caption>Three <b>necks</b></caption></table><p>b</p>", "s", "Table"),
    ).toBe(
      '<p>a</p><div class="s" role="region" tabindex="0" aria-label="Three necks"><table><caption>Three <b>necks</b></caption></table></div><p>b</p>',
    );
  });

  it("takes the general word where there is no caption, and keeps tables apart", () => {
    const html = scrollingTables("<table><tr></tr></table><table></table>", "s", "Tablo");
    expect(html.match(/aria-label="Tablo"/g)).toHaveLength(2);
    expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
  });

  it("cannot be broken out of by a quotation mark", () => {
    expect(scrollingTables('<table><caption>28" x</caption></table>', "s", "T")).toContain(
      'aria-label="28&quot; x"',
    );
  });
});

describe("bracketsWithin", () => {
  it("V28: keeps brackets with the left-to-right phrase that they enclose", () => {
    expect(bracketsWithin('العقد (<bdi dir="ltr">KVKK 5/2; GDPR 6(1)(b)</bdi>) و(ب)')).toBe(
      'العقد <bdi dir="ltr">(KVKK 5/2; GDPR 6(1)(b))</bdi> و(ب)',
    );
    expect(bracketsWithin('(a <bdi dir="ltr">b</bdi>)')).toBe('(a <bdi dir="ltr">b</bdi>)');
  });
});

describe("lowerHeadings", () => {
  it("moves both ends of a heading and keeps what stands in it", () => {
    expect(lowerHeadings('<h2 lang="en">A</h2><p>h2</p><h3>B</h3>', 1)).toBe(
      '<h3 lang="en">A</h3><p>h2</p><h4>B</h4>',
    );
    expect(lowerHeadings("<h4>A</h4>", 4)).toBe("<h6>A</h6>");
    expect(lowerHeadings("<hr>", 1)).toBe("<hr>");
  });
});
