import { educationLabels, experienceLabels, generalApplication } from "@preforma/domain/requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within, screen } from "storybook/test";
import { pressDraft, pressList, pressing } from "../keyboard/keyboard.ts";
import { useMessages } from "../provider/index.ts";
import {
  attach,
  blur,
  complained,
  cutOff,
  fillIn,
  fixtureSender,
  lastSent,
  localeOf,
  taking,
  textsOf,
  WithOpener,
  type StoryGlobals,
} from "../request-form/request-form.fixtures.tsx";
import { JobApplicationDialog, JobApplicationForm } from "./index.ts";

const meta = {
  title: "Forms/Job application form",
  component: JobApplicationForm,
  args: { action: "#", sender: fixtureSender },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
} satisfies Meta<typeof JobApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (element: HTMLElement, globals: StoryGlobals) => {
  const { "job-application-dialog": own } = textsOf(globals);
  const locale = localeOf(globals);
  const choose = (name: string, option: string) =>
    userEvent.selectOptions(within(element).getByRole("combobox", { name }), option);
  await choose(own.education, educationLabels[locale].associate);
  await choose(own.experience, experienceLabels[locale]["2_to_5_years"]);
  await fillIn(element, own.coverLetter, "Arburg 520, 28/410");
};
const cvOf = (element: HTMLElement) => element.querySelector("input[type=file]") as HTMLInputElement;

/** A general application. A picture is no CV, and missing fields are listed in order. */
export const Incomplete: Story = {
  args: { send: taking() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "job-application-dialog": own } = textsOf(globals);
    await expect(canvas.getByDisplayValue(generalApplication[localeOf(globals)])).not.toHaveAttribute(
      "readonly",
    );
    attach(cvOf(canvasElement), new File(["x"], "photo.heic"));
    await expect(await canvas.findByText(/photo\.heic/)).toBeVisible();
    await expect(cvOf(canvasElement).files).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    const summary = await complained(canvasElement, own.coverLetter);
    const links = within(summary).getAllByRole("link");
    await expect(links.map((link) => link.textContent.split(":")[0])).toEqual(
      [own.education, own.experience, own.coverLetter].map((label) => expect.stringContaining(label)),
    );
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** An application for an open position, which is fixed. Without a connection all input stays, also the file. */
export const NotSent: Story = {
  args: { send: cutOff(), position: "Enjeksiyon operatörü", positionDetails: "Çorlu" },
  parameters: { picture: false, pictureOff: "Looks as the general one." },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { "job-application-dialog": own, told } = textsOf(globals);
    await expect(canvas.getByDisplayValue("Enjeksiyon operatörü")).toHaveAttribute("readonly");
    await write(canvasElement, globals);
    attach(cvOf(canvasElement), new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
    await userEvent.click(canvas.getByRole("button", { name: own.send }));
    await complained(canvasElement, told.APPLICATION_NOT_SENT);
    const sent = lastSent(args.send);
    await expect(sent).toMatchObject({
      position: "Enjeksiyon operatörü",
      positionDetails: "Çorlu",
      firstName: "İpek",
      lastName: "Şahin",
      email: "ipek.sahin@example.com",
      phone: "+905321234567",
      educationLevel: "associate",
      workExperience: "2_to_5_years",
      coverLetter: "Arburg 520, 28/410",
      notes: "",
    });
    await expect((sent.cv as File).name).toBe("cv.pdf");
    await expect(cvOf(canvasElement).files).toHaveLength(1);
    localStorage.removeItem("preforma.draft.job-application.Enjeksiyon operatörü");
    blur();
  },
};

/** In its dialog. */
export const InDialog: Story = {
  args: { send: taking() },
  parameters: { picture: false, pictureOff: "Form and dialog have pictures of their own." },
  render: function InDialog({ ref: _, ...args }) {
    return (
      <WithOpener label={useMessages("job-application-dialog").title}>
        {(dialog) => <JobApplicationDialog {...args} {...dialog} />}
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
  ...pressing(async ({ one, tabThrough, clicks, submits, breaksLine, opens }) => {
    const opener = one("button");
    const dialog = await opens(opener, "Enter");
    await tabThrough("textbox 3, button, textbox, select 2, file, textbox 2, button 2, div, textbox", dialog);
    await pressList(one<HTMLSelectElement>("select"));
    await clicks(one("input[type=file]"), "Space");
    await submits(one("input:not([type=file])", 0, dialog));
    await breaksLine(one("textarea"));
    await pressDraft(opener);
  }),
  tags: ["keyboard"],
};
