import { maxCvBytes } from "@preforma/domain/requests";
import { describe, expect, it } from "vitest";
import { acceptedKinds, addFiles, fileSize, isAccepted } from "./files.logic.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size, lastModified: 1 });
const drawing = file("cap.pdf", "application/pdf");
const picture = file("Cap.JPG", "image/jpeg");

describe("isAccepted", () => {
  it.each([
    [drawing, ".pdf", true],
    [drawing, "application/pdf", true],
    [picture, ".pdf,image/*", true],
    [picture, " .jpg ", true],
    [picture, ".pdf", false],
    [picture, "", true],
    [picture, undefined, true],
    [file("cap.pdf.exe", ""), ".pdf", false],
  ])("%o under %s: %s", (entry, accept, accepted) => {
    expect(isAccepted(entry, accept)).toBe(accepted);
  });
});

describe("acceptedKinds", () => {
  it("names each kind once, without the signs of the attribute", () => {
    expect(acceptedKinds(".pdf, application/pdf,image/*,.docx")).toEqual(["PDF", "image", "DOCX"]);
    expect(acceptedKinds(undefined)).toEqual([]);
  });
});

describe("addFiles", () => {
  const rule = { accept: ".pdf,image/*", maxSize: 5_000_000, maxFiles: 2 };

  it("adds valid files and gives the reason for each rejected one", () => {
    const { files, problems } = addFiles(
      [drawing],
      [
        drawing,
        file("tool.exe", "application/octet-stream"),
        file("empty.pdf", "application/pdf", 0),
        file("huge.pdf", "application/pdf", 5_000_001),
        picture,
        file("one more.pdf", "application/pdf"),
      ],
      rule,
    );
    expect(files).toEqual([drawing, picture]);
    expect(problems.map(({ kind }) => kind)).toEqual(["twice", "wrongType", "empty", "tooLarge", "tooMany"]);
  });

  it("accepts a file of exactly the max size", () => {
    expect(addFiles([], [file("a.pdf", "application/pdf", 5_000_000)], rule).problems).toEqual([]);
  });
});

describe("fileSize", () => {
  it("is short and localised", () => {
    expect(fileSize(999, "en")).toBe("999 byte");
    expect(fileSize(1_468_006, "en")).toBe("1.4 MB");
    expect(fileSize(1_468_006, "de")).toBe("1,4 MB");
    expect(fileSize(24 * 1024, "tr")).toBe("24 kB");
    expect(fileSize(0, "en")).toBe("0 byte");
  });

  it("reads like the limit at the limit, and above it when rounded up", () => {
    expect(fileSize(maxCvBytes, "en")).toBe("5 MB");
    expect(fileSize(maxCvBytes, "en", "ceil")).toBe("5 MB");
    expect(fileSize(maxCvBytes + 1, "en", "ceil")).toBe("5.1 MB");
  });
});
