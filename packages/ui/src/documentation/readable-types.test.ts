import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spellOutTypes } from "./readable-types.ts";

const sources = new Map([
  [
    "badge/badge.css.ts",
    'export const tone = styleVariants({\n  // Most of all.\n  neutral: { color: vars.x, ":hover": { color: "red" } },\n  "very-loud": [base, { border: 0 }],\n  quiet: {},\n});\nexport const other = styleVariants({ a: {} });',
  ],
  [
    "dialog/dialog.tsx",
    'export interface DialogProps extends ModalProps {\n  /** `small` for a question.\n   * @default "medium" */\n  size?: keyof typeof css.dialog;\n}',
  ],
  [
    "dialog/modal.tsx",
    "export interface ModalProps {\n  /**\n   * Asks.\n   */\n  onClose: (reason: string) => void;\n}",
  ],
  [
    "dialog/form.tsx",
    'export type FormProps = Omit<ModalProps, "onClose"> & {\n  /** Sends. */\n  send: () => void;\n  /** Its heading: an id. */\n  "aria-labelledby"?: string;\n};\nexport interface FieldProps extends Texts, ComponentPropsWithRef<"input"> {\n  /** Its unit. */\n  after?: ReactNode;\n}',
  ],
  ["dialog/dialog.css.ts", "export const dialog = styleVariants({ small: wide(1), large: wide(2) });"],
]);

test("the keys of variants are named", () => {
  expect(
    spellOutTypes(
      sources,
      "badge/badge.tsx",
      'import * as css from "./badge.css.ts";\ntone?: keyof typeof css.tone;\nx: keyof typeof css.unknown;',
    ),
  ).toBe(
    'import * as css from "./badge.css.ts";\ntone?: "neutral" | "very-loud" | "quiet";\nx: keyof typeof css.unknown;',
  );
});

test("what is picked is written out with its comment, without a further line", () => {
  expect(spellOutTypes(sources, "dialog/dialog.stories.tsx", 'Pick<DialogProps, "size" | "onClose">')).toBe(
    '{ /** `small` for a question. @default "medium" */ size?: "small" | "large"; /** Asks. */ onClose: (reason: string) => void; }',
  );
  const extending = (heritage: string) =>
    spellOutTypes(sources, "dialog/dialog.stories.tsx", `export interface A extends ${heritage} {}`);
  expect(extending('B, Pick<DialogProps, "onClose">')).toBe(
    "export interface A extends B { /** Asks. */ onClose: (reason: string) => void;}",
  );
  expect(extending('Omit<DialogProps, "size">')).toBe(
    "export interface A { /** Asks. */ onClose: (reason: string) => void;}",
  );
  // Of an element, which attributes; where all but some are taken, its name.
  expect(extending('Pick<ComponentPropsWithRef<"input">, "disabled">')).toBe(
    "export interface A { /** As in HTML. */ disabled?: boolean;}",
  );
  expect(extending('Omit<ComponentPropsWithRef<"input">, "type">')).toBe(
    'export interface A extends ComponentPropsWithRef<"input"> { }',
  );
  const lines = 'export interface A\n  extends\n    B,\n    Pick<DialogProps, "onClose"> {\n}';
  expect(spellOutTypes(sources, "dialog/dialog.stories.tsx", lines).split("\n")).toHaveLength(5);
  expect(spellOutTypes(sources, "dialog/dialog.stories.tsx", 'Pick<Elsewhere, "size">')).toBe(
    'Pick<Elsewhere, "size">',
  );
});

test("what another type has is left out by its name alone", () => {
  expect(
    spellOutTypes(
      sources,
      "dialog/x.tsx",
      'type A = ModalProps & Omit<DialogProps, keyof ModalProps | "x">;',
    ),
  ).toBe(
    'type A = ModalProps & { /** `small` for a question. @default "medium" */ size?: "small" | "large"; };',
  );
});

test("types that are joined are known by all of their parts", () => {
  expect(spellOutTypes(sources, "elsewhere/x.tsx", 'Omit<FormProps, "state">')).toBe(
    '{ /** Sends. */ send: () => void; /** Its heading: an id. */ "aria-labelledby"?: string; }',
  );
});

test("what is left of a component still takes the attributes of its element", () => {
  expect(
    spellOutTypes(
      sources,
      "form/form-fields.tsx",
      'export interface FormFieldProps extends Omit<FieldProps, "id" | "error">, InForm {}',
    ),
  ).toBe(
    'export interface FormFieldProps extends ComponentPropsWithRef<"input">, InForm { /** Its unit. */ after?: ReactNode;}',
  );
});

test("the keys of variants are those of the component that they were taken from", () => {
  expect(spellOutTypes(sources, "form/submit.tsx", 'Pick<DialogProps, "size">')).toContain(
    '"small" | "large"',
  );
});

test("a list that is only read is a list, and a member that is only read keeps its name", () => {
  expect(
    spellOutTypes(sources, "x/x.tsx", "items: readonly Item[]; readonly id?: string; pair: readonly [A, B];"),
  ).toBe("items: Item[]; readonly id?: string; pair: [A, B];");
});

test("no file of the library loses a comment or a line by it", () => {
  const folder = join(import.meta.dirname, "..");
  const files = globSync("*/*.{ts,tsx}", { cwd: folder });
  const library = new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const count = (text: string, sign: string) => text.split(sign).length;
  let changed = 0;
  for (const [file, code] of library) {
    if (!file.endsWith(".tsx")) continue;
    const spelled = spellOutTypes(library, file, code);
    if (spelled !== code) changed += 1;
    // What is opened and not closed is a kind of file, such as "image/*".
    const open = (text: string) => count(text.replaceAll("image/*", ""), "/*") - count(text, "*/");
    expect(open(spelled), file).toBe(open(code));
    expect(spelled, file).not.toMatch(/\bextends\s+\{/);
    expect(spelled, file).not.toMatch(/\binterface \w+\s+extends[^{]*\b(?:Pick|Omit)</);
    expect(count(spelled, "\n"), file).toBeLessThanOrEqual(count(code, "\n"));
  }
  expect(changed).toBeGreaterThan(20);
});
