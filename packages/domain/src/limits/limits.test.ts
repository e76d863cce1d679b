import { describe, expect, it } from "vitest";
import {
  isBodyTooComplex,
  isUrlTooLong,
  maxFormFields,
  maxJsonDepth,
  maxPartHeaderBytes,
  maxPathLength,
  maxQueryLength,
} from "./index.ts";

describe("a URL", () => {
  it.each([
    ["/urun", false],
    [`/${"a".repeat(maxPathLength - 1)}`, false],
    [`/${"a".repeat(maxPathLength)}`, true],
    [`http://localhost:3000/${"a".repeat(maxPathLength - 1)}`, false],
    [`http://localhost:3000/${"a".repeat(maxPathLength)}`, true],
    [`/urun?${"a".repeat(maxQueryLength - 1)}`, false],
    [`/urun?${"a".repeat(maxQueryLength)}`, true],
    [`http://localhost/${"a".repeat(maxPathLength - 1)}?${"a".repeat(maxQueryLength - 1)}`, false],
    [`http://localhost?${"a".repeat(maxQueryLength - 1)}`, false],
    [`/urun?next=http://${"a".repeat(maxQueryLength)}`, true],
  ])("%.40s… is too long: %s", (url, tooLong) => {
    expect(isUrlTooLong(url)).toBe(tooLong);
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const part = (head: string, body = "") => `--x-1\r\n${head}\r\n\r\n${body}\r\n`;
const named = (name: string | number) => part(`Content-Disposition: form-data; name="${name}"`);
const form = (parts: readonly string[]) => bytes(`${parts.join("")}--x-1--\r\n`);
const some = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i));

describe("a body", () => {
  const multipart = "multipart/form-data; boundary=x-1";
  const urlencoded = "application/x-www-form-urlencoded;charset=UTF-8";

  it(`S2: has at most ${maxFormFields} fields`, () => {
    const pair = (index: number) => `f${index}=`;
    const field = (index: number) => named(`f${index}`);
    expect(isBodyTooComplex(bytes(some(maxFormFields, pair).join("&")), urlencoded)).toBe(false);
    expect(isBodyTooComplex(bytes(some(maxFormFields + 1, pair).join("&")), urlencoded)).toBe(true);
    expect(isBodyTooComplex(form(some(maxFormFields, field)), multipart)).toBe(false);
    expect(isBodyTooComplex(form(some(maxFormFields + 1, field)), multipart)).toBe(true);
    expect(isBodyTooComplex(form(some(20_000, field)), 'Multipart/Form-Data; boundary="x-1"')).toBe(true);
  });

  it("S1: has short headers in each part, and files of any content", () => {
    const file = (name: string, content = "") =>
      part(`Content-Disposition: form-data; name="cv"; filename="${name}"`, content);
    expect(isBodyTooComplex(form([file("a.pdf", "\r\n.".repeat(100_000))]), multipart)).toBe(false);
    expect(isBodyTooComplex(form([file(".".repeat(maxPartHeaderBytes))]), multipart)).toBe(true);
    expect(isBodyTooComplex(form([named("a"), file(".".repeat(100_000)), named("b")]), multipart)).toBe(true);
    expect(isBodyTooComplex(bytes(`--x-1\r\n${"a".repeat(100_000)}`), multipart)).toBe(true);
    // Anything after the closing boundary is ignored.
    expect(isBodyTooComplex(bytes(`${named("a")}--x-1--${"a".repeat(100_000)}`), multipart)).toBe(false);
  });

  it("has no more text in parts than a body without files", () => {
    const text = part('Content-Disposition: form-data; name="message"', "<".repeat(40_000));
    expect(isBodyTooComplex(form([text]), multipart)).toBe(false);
    expect(isBodyTooComplex(form([text, text]), multipart)).toBe(true);
    const disguised = part('Content-Disposition: form-data; name="; filename=a"', "<".repeat(70_000));
    expect(isBodyTooComplex(form([disguised]), multipart)).toBe(true);
  });

  it("cannot hide its parts behind a boundary that is read in another way", () => {
    const many = form(some(1000, named));
    for (const parameters of [
      'a="; boundary=A"; boundary=x-1',
      "boundary=A; boundary=x-1",
      "boundary=",
      "boundary=x\u00e9",
    ])
      expect(isBodyTooComplex(many, `multipart/form-data; ${parameters}`), parameters).toBe(true);
    for (const parameters of [
      "boundary=x-1",
      'boundary="x-1"',
      "charset=utf-8;boundary=x-1",
      "boundary=x-1; charset=utf-8",
    ])
      expect(isBodyTooComplex(form([named("a")]), `multipart/form-data; ${parameters}`), parameters).toBe(
        false,
      );
  });

  it(`has at most ${maxJsonDepth} levels`, () => {
    const nested = (depth: number) => bytes("[".repeat(depth) + "]".repeat(depth));
    expect(isBodyTooComplex(nested(maxJsonDepth), "application/json")).toBe(false);
    expect(isBodyTooComplex(nested(maxJsonDepth + 1), "application/json; charset=utf-8")).toBe(true);
    expect(isBodyTooComplex(bytes(`[${"[],".repeat(1000)}[]]`), "application/json")).toBe(false);
    expect(isBodyTooComplex(bytes(`"\\"${"[".repeat(1000)}"`), "application/json")).toBe(false);
    expect(isBodyTooComplex(bytes('{"a":'.repeat(9000)), "application/json")).toBe(true);
  });

  it("of another type or without a boundary is left to its parser", () => {
    expect(isBodyTooComplex(bytes("&".repeat(1000)), "text/plain")).toBe(false);
    expect(isBodyTooComplex(bytes("&".repeat(1000)), "")).toBe(false);
    expect(isBodyTooComplex(form(some(1000, named)), "multipart/form-data")).toBe(false);
  });
});
