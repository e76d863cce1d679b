import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fieldWords, fieldWordsOf } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { FileUpload } from "./index.ts";

const file = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const drawing = file("28-410-kapak-teknik-resim-revizyon-C-2026.pdf", "application/pdf", 1_430_000);
const picture = file("numune.jpg", "image/jpeg", 640_000);

/** Adds files to the field as a drop does, which bypasses the browser's dialog and its filter. */
function put(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const progress: Readonly<Record<string, number>> = { [drawing.name]: 0.6, [picture.name]: 1 };

function Example({ withProgress = false }) {
  const words = fieldWords[useLocale().locale];
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 420 }}>
      <FileUpload
        name="drawing"
        label={words.drawing}
        hint={words.drawingHint}
        accept=".pdf,image/*"
        maxSize={5 * 1024 ** 2}
        maxFiles={3}
        optional
        progressOf={withProgress ? ({ name }) => progress[name] ?? null : undefined}
      />
    </form>
  );
}

const meta = {
  id: "forms-file-upload",
  title: "Forms/File upload (attachment, drop zone)",
  component: FileUpload,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof FileUpload> = {
  args: {
    name: "drawing",
    label: "Technical drawing",
    hint: "PDF or picture, up to 5 MB each.",
    accept: ".pdf,image/*",
    maxFiles: 3,
  },
  decorators: [inColumn(420)],
  tags: ["playground", "!test"],
};

/** No file yet. */
export const Empty: Story = {
  render: () => <Example />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByLabelText(new RegExp(fieldWordsOf(globals).drawing)),
    ).toHaveAccessibleDescription();
  },
};

/** For a single file the texts are in the singular. */
export const OneFile: Story = {
  render: () => <FileUpload name="cv" label="CV" optional />,
  parameters: { picture: false, pictureOff: "Looks as the empty one does." },
  play: async ({ canvas, globals }) => {
    const texts = messagesFor(globals.locale as Locale)["file-upload"];
    await expect(canvas.getByText(texts.chooseOne)).toBeVisible();
    await expect(canvas.getByText(texts.dropOne)).toBeVisible();
  },
};

/** Two accepted files and three rejected ones with the reason. A removed file is not sent. */
export const Chosen: Story = {
  render: () => <Example withProgress />,
  play: async ({ canvas, canvasElement, globals }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(new RegExp(fieldWordsOf(globals).drawing));
    put(input, [picture, file("extra.png", "image/png", 9000)]);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    // A form with an error about the file is notified of its removal.
    const heard = fn<(held: number) => void>();
    const listen = () => heard(input.files?.length ?? 0);
    input.form?.addEventListener("input", listen);
    await userEvent.click(canvas.getAllByRole("button")[1] as HTMLElement);
    await expect(heard.mock.calls).toEqual([[1]]);
    input.form?.removeEventListener("input", listen);
    const sent = () => new FormData(canvasElement.querySelector("form") as HTMLFormElement).getAll("drawing");
    await expect(sent()).toHaveLength(1);
    put(input, [
      drawing,
      picture,
      file("kalip.step", "model/step", 9000),
      file("tarama.pdf", "application/pdf", 7_200_000),
    ]);
    await waitFor(() => expect(canvas.getByRole("alert").querySelectorAll("li")).toHaveLength(3));
    await expect(sent().map((one) => (one as File).name)).toEqual([picture.name, drawing.name]);
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "0.6");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...Chosen,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("file, button 2");
    const zone = one<HTMLInputElement>("input[type=file]");
    await clicks(zone, "Enter", "Space");
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(zone.files).toHaveLength(1));
    await clicks(one("button"), "Space");
    await waitFor(() => expect(zone.files).toHaveLength(0));
  }, Chosen.play),
  tags: ["keyboard"],
};
