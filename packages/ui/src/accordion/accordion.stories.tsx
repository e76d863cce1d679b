import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Accordion, type AccordionProps } from "./index.ts";

function Example({ exclusive }: Pick<AccordionProps, "exclusive">) {
  const texts = dialogFixture[useLocale().locale];
  return (
    <Accordion
      exclusive={exclusive}
      items={[
        { id: "samples", title: texts.title, content: <Text>{texts.lead}</Text>, open: true },
        { id: "quality", title: texts.question, content: <Text>{texts.paragraph}</Text> },
        { id: "long", title: texts.paragraph, content: <Text>{texts.lead}</Text> },
      ]}
    />
  );
}

const meta = { title: "Content/Accordion", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const openOnes = (root: ParentNode) => [...root.querySelectorAll("details[open]")].map(({ id }) => id);

/** Each opens and closes by itself. */
export const Independent: Story = {
  play: async ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll("summary");
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["samples", "quality"]));
    (second as HTMLElement).blur();
  },
};

/** One at a time; the browser closes the others. */
export const Exclusive: Story = {
  args: { exclusive: true },
  parameters: { picture: false, pictureOff: "Looks as the other one does." },
  play: async ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll("summary");
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["quality"]));
    (second as HTMLElement).blur();
  },
};
