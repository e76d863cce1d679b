import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
  type AccordionProps,
} from "./index.ts";

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

/** Each section opens and closes independently. */
export const Independent: Story = {
  play: async ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll("summary");
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["samples", "quality"]));
    (second as HTMLElement).blur();
  },
};

function Composed() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <AccordionRoot defaultValue={["care"]}>
      <AccordionItem id="care">
        <AccordionTrigger>
          {texts.title}&nbsp;<Badge>3</Badge>
        </AccordionTrigger>
        <AccordionContent>
          <Text>{texts.lead}</Text>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem id="storage">
        <AccordionTrigger>{texts.question}</AccordionTrigger>
        <AccordionContent>
          <Text>{texts.paragraph}</Text>
        </AccordionContent>
      </AccordionItem>
    </AccordionRoot>
  );
}

/** Composed of parts, for titles with more than text. */
export const FromParts: Story = {
  render: () => <Composed />,
  play: async ({ canvasElement }) => {
    await expect(openOnes(canvasElement)).toEqual(["care"]);
    const [, second] = canvasElement.querySelectorAll("summary");
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["care", "storage"]));
    (second as HTMLElement).click();
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["care"]));
    (second as HTMLElement).blur();
  },
};

/** One section at a time. The browser closes the others. */
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

export const Keyboard: Story = {
  ...Independent,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("summary 3");
    const summary = one("summary", 2);
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(true);
    await clicks(summary, "Space");
    await expect(details.open).toBe(false);
  }),
  tags: ["keyboard"],
};
