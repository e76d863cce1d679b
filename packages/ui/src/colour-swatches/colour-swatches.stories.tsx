import { nearestColours, ralColour, ralColours } from "@preforma/domain/colour";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import { pressLinks, pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../provider/index.ts";
import { messagesFor } from "../messages/index.ts";
import { SwatchLinks } from "./swatch-links.tsx";
import { ColourSwatches } from "./colour-swatches.tsx";

/** A sample of every family, small enough for a picture. */
const some = ralColours.filter((_, place) => place % 17 === 0);

const meta = {
  title: "Content/Colour swatches",
  component: ColourSwatches,
  args: { colours: some },
} satisfies Meta<typeof ColourSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A press copies the code and announces it. */
export const Copied: Story = {
  ...Default,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, globals }) => {
    const messages = messagesFor(globals.locale)["colour-swatches"];
    const clipboard = answeringClipboard();
    const [first] = canvas.getAllByRole("button");
    // Named in the reader's language: nothing is marked as another language.
    await expect(first).toHaveTextContent(some[0]!.names[globals.locale as Locale]);
    await expect(canvasElement.querySelector("[lang]")).toBeNull();
    // The contrast in words, for screen readers.
    const [before] = messages.contrast.split("{ratio}") as [string];
    await expect(within(first!).getByText(new RegExp(before.trim()))).toBeInTheDocument();
    await expect(first).toHaveAccessibleName(expect.stringContaining(before.trim()));
    await userEvent.click(first!);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        formatMessage(messages.copied, { code: some[0]!.code }, globals.locale),
      ),
    );
    await expect(clipboard.texts).toEqual([`RAL ${some[0]!.code}`]);
    clipboard.restore();
    first!.blur();
  },
};

/** The whole collection. A colour code finds the nearest colours, a name finds the colours with that name. */
export const Nearest: Story = {
  args: { colours: ralColours },
  play: async ({ canvas, globals }) => {
    const messages = messagesFor(globals.locale)["colour-swatches"];
    const status = canvas.getByRole("status");
    const field = canvas.getByRole("searchbox");
    const sky = ralColour("5015")!;
    for (const name of Object.values(sky.names)) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(name.toUpperCase());
      await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(1));
      await expect(canvas.getByRole("button")).toHaveTextContent(sky.names[globals.locale as Locale]);
    }
    const clipboard = answeringClipboard();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() =>
      expect(status).toHaveTextContent(formatMessage(messages.copied, { code: "5015" }, globals.locale)),
    );
    clipboard.restore();
    await userEvent.clear(field);
    await userEvent.type(field, "#007cb0");
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(12));
    await expect(canvas.getAllByRole("button")[0]).toHaveTextContent("RAL 5015");
    // The earlier confirmation is no longer shown.
    await expect(status.textContent).toBe(
      formatMessage(messages.nearest, { colour: "#007cb0" }, globals.locale),
    );
    field.blur();
  },
};

/**
 * Your own chart, with names in few languages. Names in other languages are marked, so that they are pronounced
 * correctly.
 */
export const FewNames: Story = {
  args: {
    searchable: false,
    colours: some.slice(0, 3).map(({ names: { de, ar }, ...colour }) => ({ ...colour, names: { de, ar } })),
  },
  parameters: { picture: false, pictureOff: "Three of the same swatches." },
  play: async ({ canvas, globals }) => {
    const own = globals.locale === "ar" || globals.locale === "de";
    for (const [place, button] of canvas.getAllByRole("button").entries()) {
      const name = within(button).getByText(some[place]!.names[own ? (globals.locale as Locale) : "de"]);
      if (own) await expect(name).not.toHaveAttribute("lang");
      else await expect(name).toHaveAttribute("lang", "de");
    }
    await expect(canvas.queryByRole("search")).toBeNull();
  },
};

/** Each links to the page of its colour. The current colour is marked. */
export const Links: Story = {
  render: () => (
    <SwatchLinks
      colours={nearestColours("#007cb0", 6, ralColours)}
      current="5015"
      hrefFor={(code) => `#${code}`}
    />
  ),
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(6);
    const sky = ralColour("5015")!.names[globals.locale as Locale];
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName(
      expect.stringContaining(`RAL 5015 ${sky}`),
    );
  },
};

export const KeyboardLinks: Story = { ...Links, ...pressLinks("link 6"), tags: ["keyboard"] };

export const KeyboardDefault: Story = {
  ...Default,
  ...pressing(async ({ all, one, write, tabThrough, clicks }) => {
    await tabThrough("textbox, colour, button 13");
    const clipboard = answeringClipboard();
    const swatches = () => all("ul button, ol button").length;
    const before = swatches();
    await clicks(one("ul button, ol button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toHaveLength(2));
    clipboard.restore();
    await clicks(one("input[type=color]"), "Space");
    one("input[type=search]").focus();
    await write("50");
    await waitFor(() => expect(swatches()).toBeLessThan(before));
  }),
  tags: ["keyboard"],
};
