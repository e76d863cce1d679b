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

const meta = {
  id: "content-accordion",
  title: "Content/Accordion (collapse, disclosure)",
  component: Accordion,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** Change the props in the table, or edit the code. */
export const Playground: StoryObj<typeof Accordion> = {
  args: {
    items: [
      {
        id: "samples",
        title: "Sample request",
        content: "Leave your address and we will post the samples within two working days.",
        open: true,
      },
      {
        id: "quality",
        title: "Drop the request?",
        content:
          "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
      },
    ],
  },
  render: (args) => <Accordion {...args} />,
  tags: ["playground", "!test"],
};

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
