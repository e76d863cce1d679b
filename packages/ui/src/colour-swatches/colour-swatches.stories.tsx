import { ralColours } from "@preforma/domain/colour";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import { formatMessage } from "../provider/index.ts";
import { messagesFor } from "../messages/index.ts";
import { ColourSwatches } from "./colour-swatches.tsx";

/** Few enough for a picture: some of every family. */
const some = ralColours.filter((_, place) => place % 17 === 0);

const meta = {
  title: "Content/Colour swatches",
  component: ColourSwatches,
  args: { colours: some },
} satisfies Meta<typeof ColourSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const messages = messagesFor(globals.locale)["colour-swatches"];
    const clipboard = answeringClipboard();
    const [first] = canvas.getAllByRole("button");
    await userEvent.click(first!);
    await waitFor(
      () =>
        expect(canvas.getByRole("status")).toHaveTextContent(
          formatMessage(messages.copied, { code: some[0]!.code }, globals.locale),
        ),
      { timeout: 4000 },
    );
    await expect(clipboard.texts).toEqual([`RAL ${some[0]!.code}`]);
    clipboard.restore();
    first!.blur();
  },
};

/** All of the collection: a colour code lists what comes nearest, a name what is called so. */
export const Nearest: Story = {
  args: { colours: ralColours },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "himmelblau");
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(1), { timeout: 4000 });
    await userEvent.clear(field);
    await userEvent.type(field, "#007cb0");
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(12), { timeout: 4000 });
    await expect(canvas.getAllByRole("button")[0]).toHaveTextContent("RAL 5015");
    field.blur();
  },
};
