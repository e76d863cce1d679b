import { feedbackTypeLabels } from "@preforma/domain/requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within, screen } from "storybook/test";
import { pressDraft, pressList, pressing } from "../keyboard/keyboard.ts";
import { useMessages } from "../provider/index.ts";
import {
  blur,
  complained,
  cutOff,
  fillIn,
  lastSent,
  localeOf,
  taking,
  textsOf,
  WithOpener,
  type StoryGlobals,
} from "../request-form/request-form.fixtures.tsx";
import { FeedbackDialog, FeedbackForm } from "./index.ts";

const meta = {
  title: "Forms/Feedback form",
  component: FeedbackForm,
  args: { action: "#", customer: null, signInHref: "#login" },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (element: HTMLElement, globals: StoryGlobals) => {
  const { "feedback-dialog": own } = textsOf(globals);
  await userEvent.selectOptions(
    within(element).getByRole("combobox", { name: own.type }),
    feedbackTypeLabels[localeOf(globals)].complaint,
  );
  await fillIn(element, own.subject, "28/410");
  await fillIn(element, own.description, "Parti 2611-04");
};

/** Signed out and sent empty: the form says what is missing. */
export const Incomplete: Story = {
  args: { send: taking() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "feedback-dialog": own } = textsOf(globals);
    await expect(canvas.getByText(own.anonymous)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    const summary = await complained(canvasElement, own.subject);
    await expect(within(summary).getAllByRole("link")).toHaveLength(3);
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** A signed-in customer may stay anonymous. Without a connection the form says so and everything stays. */
export const NotSent: Story = {
  args: { send: cutOff(), customer: { name: "İpek Şahin" } },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "feedback-dialog": own, told } = textsOf(globals);
    await expect(canvas.queryByText(own.anonymous)).toBeNull();
    await write(canvasElement, globals);
    await expect(canvas.getByText("İpek Şahin")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: own.hideName }));
    await expect(canvas.queryByText("İpek Şahin")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    await complained(canvasElement, told.FAILURE_TITLE);
    await expect(lastSent(args.send)).toEqual({
      feedback_type: "complaint",
      priority: "medium",
      title: "28/410",
      description: "Parti 2611-04",
      is_anonymous: "true",
    });
    await expect(canvas.getByDisplayValue("28/410")).toBeVisible();
    localStorage.removeItem("preforma.draft.feedback");
    blur();
  },
};

/** In its dialog. */
export const InDialog: Story = {
  args: { send: taking() },
  parameters: { picture: false, pictureOff: "Form and dialog have pictures of their own." },
  render: function InDialog({ ref: _, ...args }) {
    return (
      <WithOpener label={useMessages("feedback-dialog").title}>
        {(dialog) => <FeedbackDialog {...args} {...dialog} />}
      </WithOpener>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
  },
};

export const Keyboard: Story = {
  ...InDialog,
  ...pressing(async ({ one, tabThrough, submits, breaksLine, opens }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("select, textbox 2, link, button 2, select", dialog);
    await pressList(one<HTMLSelectElement>("select"));
    await submits(one("input:not([type=checkbox])", 0, dialog));
    await breaksLine(one("textarea"));
    await pressDraft(opener);
  }),
  tags: ["keyboard"],
};
