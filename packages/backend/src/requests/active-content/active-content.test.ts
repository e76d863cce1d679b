import { deflateSync } from "node:zlib";
import { requestFieldMessages } from "@preforma/domain/requests";
import { describe, expect, it } from "vitest";
import { docx } from "../../testing/documents.ts";
import { documentComplaint } from "./index.ts";

const { cvActive, cvLocked, cvHarmful } = requestFieldMessages;
const virus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const bytesOf = (...parts: (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
const pdf = (...objects: (string | Uint8Array)[]): Uint8Array =>
  bytesOf("%PDF-1.7\n", ...objects, "\ntrailer << /Root 1 0 R >>\n%%EOF");
const stream = (dictionary: string, data: Uint8Array): Uint8Array =>
  bytesOf(`9 0 obj << ${dictionary} /Length ${data.length} >> stream\r\n`, data, "\nendstream endobj\n");
const packed = (
  objects: string,
  dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
): Uint8Array => stream(dictionary, deflateSync(objects));

describe("a PDF", () => {
  const ofPdf = (...objects: (string | Uint8Array)[]) => documentComplaint(pdf(...objects), "pdf");

  it.each([
    ["a script", "1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj"],
    ["a script without spaces", "1 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj"],
    ["a script with its name in numbers", "1 0 obj << /S /J#61vaScr#69pt /JS (x) >> endobj"],
    ["a script as an object of its own", "5 0 obj/JavaScript endobj 6 0 obj << /S 5 0 R >>"],
    ["a script behind a comment", "1 0 obj << /S %(\n/JavaScript /JS (x) >> endobj"],
    ["a program to start", "1 0 obj << /A << /S /Launch /F (cmd.exe) >> >> endobj"],
    ["attached files", "1 0 obj << /Names << /EmbeddedFiles 4 0 R >> >> endobj"],
    ["attached files after a value", "1 0 obj<</Dests 3 0 R/EmbeddedFiles 4 0 R>>endobj"],
    ["a script after a name", "1 0 obj<</Type/Action/S/JavaScript/JS 7 0 R>>endobj"],
    ["a form with scripts", "1 0 obj << /AcroForm << /XFA 4 0 R >> >> endobj"],
    ["a script far behind", `${" ".repeat(400_000)}1 0 obj << /S /JavaScript >>`],
  ])("S18: with %s is refused", async (_, object) => {
    expect(await ofPdf(object)).toBe(cvActive);
  });

  it("S18: with a script in compressed objects is refused, whatever the stream's label", async () => {
    const script = "7 0 << /S /JavaScript /JS (x) >>";
    expect(await ofPdf(packed(script))).toBe(cvActive);
    expect(await ofPdf(packed(script, "/Type /XObject"))).toBe(cvActive);
  });

  it("S18: that cannot be inspected is refused with another message", async () => {
    expect(await ofPdf("trailer << /Encrypt 8 0 R >>")).toBe(cvLocked);
    const hidden = "/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]";
    expect(await ofPdf(stream(hidden, Buffer.from("789c")))).toBe(cvLocked);
    expect(await ofPdf(stream("/Type /ObjStm", Buffer.from("random")))).toBe(cvLocked);
  });

  it("S18: that decompresses to more than any CV is refused", async () => {
    const bomb = deflateSync(Buffer.concat([Buffer.from("1 0 "), Buffer.alloc(80 * 1024 * 1024, 32)]));
    expect(await ofPdf(stream("/Type /ObjStm", bomb))).toBe(cvLocked);
  });

  it("S18: with text about scripts, pictures and compressed objects is accepted", async () => {
    const objects = [
      "2 0 obj << /Title (Skills: HTML/JavaScript, Product/Launch) /OpenAction [3 0 R /FitH 700] >> endobj",
      "3 0 obj << /A << /S /URI /URI (https://example.com/docs/Web/JavaScript) >> >> endobj",
      packed("7 0 << /Type /Font /Subtype /TrueType >>"),
      stream("/Filter /FlateDecode", deflateSync("BT (CSS/JavaScript) Tj ET")),
      stream("/Filter /DCTDecode", Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    ];
    expect(await ofPdf(...objects)).toBeNull();
  });
});

it.each([
  ["names of objects", "/ObjStm ".repeat(500_000)],
  ["words before names", `${"x".repeat(290)}(a/XFA `.repeat(13_000)],
  ["names in a row", `x${"/XFA".repeat(1_000_000)}`],
  ["streams", "stream\r\nx\x9c".repeat(400_000)],
  ["streams that are damaged", "stream\nx\x9c1 0 ".repeat(15_000)],
])("S18: a PDF of nothing but %s delays nobody", async (_, body) => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await documentComplaint(pdf(body), "pdf");
  clearInterval(timer);
  // Not a speed test: these take milliseconds, but minutes in a quadratic loop.
  expect(Math.max(longest, performance.now() - last)).toBeLessThan(10_000);
});

it(
  "S18: a few kilobytes that unpack to names in a row keep no processor busy",
  { timeout: 20_000 },
  async () => {
    // With a backward search for each name, they would take minutes.
    const body = packed(`1 0 x${"/L#61unch/Launch".repeat(1_500_000)}`);
    expect(body.length).toBeLessThan(100_000);
    expect(await documentComplaint(pdf(body), "pdf")).toBeNull();
  },
);

describe("a Word document", () => {
  const ofDocx = (more: Record<string, string>) =>
    documentComplaint(docx(undefined, undefined, more), "docx");
  const field = (instruction: string, attributes = ""): Record<string, string> => ({
    "word/header1.xml": `<w:instrText${attributes}>${instruction}</w:instrText>`,
  });
  const links = (link: string): Record<string, string> => ({
    "word/_rels/settings.xml.rels": `<Relationships>${link}</Relationships>`,
  });

  it.each([
    ["macros", { "word/vbaProject.bin": "x" }],
    ["macros under another name", { "word/vbaData.xml": "<x/>" }],
    ["controls", { "word/activeX/activeX1.xml": "<x/>" }],
    ["embedded files", { "word/embeddings/oleObject1.bin": "x" }],
    ["a program", { "word/media/setup.exe": "MZ" }],
    ["a macro by its kind", { "x/[Content_Types].xml": '<Override ContentType="a.macroEnabled.main+xml"/>' }],
    ["a template from elsewhere", links("<Relationship Type='x/attachedTemplate' TargetMode='External'/>")],
    [
      "a template whose link is spelt in numbers",
      links('<Relationship Type="x/attachedTemplate" TargetMode="&#69;xternal"/>'),
    ],
    [
      "a field that starts a program",
      {
        "word/header1.xml":
          "<w:instrText>DD</w:instrText><w:instrText xml:space='preserve'>EAUTO c:\\\\cmd</w:instrText>",
      },
    ],
    ["a program behind many spaces", field(`${" ".repeat(3000)}DDEAUTO c:\\cmd`)],
    ["a program behind a long attribute", field("DDEAUTO c:\\cmd", ` x="${"x".repeat(300)}"`)],
    ["a program in numbers", field("&#68;DE&#x41;UTO c:\\cmd")],
    ["a program around a comment", field("DD<!-- > -->EAUTO c:\\cmd")],
    [
      "a program between marks of comments that are text",
      {
        "word/a.xml":
          "<w:p><w:t><![CDATA[<!--]]></w:t><w:instrText>DDE c:\\cmd</w:instrText><w:t><![CDATA[-->]]></w:t></w:p>",
      },
    ],
    ["a program around another element", field("DD<x:other/>EAUTO c:\\cmd")],
    ["a program as marked text", field("<![CDATA[DDEAUTO c:\\cmd]]>")],
    ["a program in a simple field", { "word/a.xml": "<w:fldSimple w:instr = '\"DDEAUTO\"'/>" }],
    ["a program in a part without prefixes", { "word/a.xml": "<instrText>DDE x</instrText>" }],
  ])("S18: with %s is refused", async (_, more) => {
    expect(await ofDocx(more)).toBe(cvActive);
  });

  it("S18: with links, pictures and text about macros is accepted", async () => {
    const more = {
      ...links('<Relationship Type="x/hyperlink" Target="https://example.com" TargetMode="External"/>'),
      "word/media/image1.png": "x",
      "word/header1.xml": "<w:t>Macros, VBA and DDE</w:t><w:instrText> PAGE </w:instrText>",
    };
    expect(await ofDocx(more)).toBeNull();
  });

  it.each([
    [
      "text in all its parts",
      Object.fromEntries(["a", "b", "c"].map((name) => [`word/${name}.xml`, "x".repeat(3e6)])),
    ],
    ["description", { "word/_rels/a.rels": "&#x41;".repeat(300_000) }],
    ["instructions", field("&#x41;".repeat(300_000))],
    ["levels", { "word/a.xml": "<a>".repeat(1_300_000) }],
    ["errors", { "word/a.xml": `<a>${"</b>".repeat(1000)}` }],
  ])("S18: with more %s than a CV has is refused with another message", async (_, more) => {
    expect(await ofDocx(more)).toBe(cvLocked);
  });

  it("S18: that is damaged is refused with another message", async () => {
    expect(await documentComplaint(docx().subarray(0, 300), "docx")).toBe(cvLocked);
    expect(await ofDocx({ "../../evil.xml": "x" })).toBe(cvLocked);
  });
});

it("S18: the antivirus test file is refused at any position", async () => {
  expect(await documentComplaint(pdf(virus), "pdf")).toBe(cvHarmful);
  expect(await documentComplaint(docx(undefined, undefined, { "word/a.txt": virus }), "docx")).toBe(
    cvHarmful,
  );
});
