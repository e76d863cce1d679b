import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "../drawings/index.ts";
import { expect, userEvent, within } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { Icon } from "../icon/index.ts";
import { pressList, pressing } from "../keyboard/keyboard.ts";
import { Grid, Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Checkbox, NativeSelect, Radio, RadioGroup, TextArea, TextField } from "./index.ts";
import words from "./field.words.json" with { type: "json" };

const meta = {
  id: "forms-field",
  title: "Forms/Field (input, textarea, checkbox, radio, select)",
  component: TextField,
  args: { label: "" },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof TextField> = {
  args: { name: "email", type: "email", label: "E-mail" },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

export const AllKinds: Story = {
  render: function AllKinds() {
    const text = words[useLocale().locale];
    return (
      <Grid as="form" columns="large">
        <TextField
          label={text.name}
          hint={text.hint}
          name="company"
          autoComplete="organization"
          defaultValue="Ege Kozmetik"
        />
        <TextField
          label={text.volume}
          name="volume"
          inputMode="numeric"
          defaultValue="12000"
          error={text.error}
          after="ml"
        />
        <TextField
          label={text.search}
          name="q"
          type="search"
          placeholder={text.search}
          optional
          before={<Icon icon={Search} size="small" />}
        />
        <NativeSelect label={text.material} name="material" optional>
          <option value="">{text.all}</option>
          <option value="pet">PET</option>
          <option value="hdpe">HDPE</option>
        </NativeSelect>
        <TextField label={text.name} name="locked" defaultValue="Ege Kozmetik" disabled />
        <TextArea label={text.note} name="note" optional />
        <RadioGroup label={text.reply}>
          <Radio name="reply" value="mail" label={text.mail} defaultChecked />
          <Radio name="reply" value="phone" label={text.phone} />
        </RadioGroup>
        <Stack gap="xs">
          <Checkbox label={text.consent} name="consent" defaultChecked />
          <Checkbox label="PET" name="material" value="pet" indeterminate />
          <Checkbox label="HDPE" name="material" value="hdpe" />
          <Checkbox label="PVC" name="material" value="pvc" disabled />
          <Checkbox label={text.consent} name="consent-2" error={text.consent} />
        </Stack>
      </Grid>
    );
  },
};

/** Label, hint and error are read with the control. A click on the label focuses it. */
export const Described: Story = {
  parameters: { picture: false, pictureOff: "Looks as in the story before." },
  render: function Described() {
    const text = words[useLocale().locale];
    return <TextField label={text.name} hint={text.hint} error={text.error} name="company" />;
  },
  play: async ({ canvasElement, globals }) => {
    const text = words[globals.locale as keyof typeof words];
    const input = within(canvasElement).getByRole("textbox", { name: text.name });
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(text.hint));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(text.error));
    await expect(input).toBeInvalid();
    await userEvent.click(within(canvasElement).getByText(text.name, { exact: false, selector: "label" }));
    await expect(input).toHaveFocus();
  },
};

export const Keyboard: Story = {
  ...AllKinds,
  ...pressing(async ({ all, one, press, tabThrough, submits }) => {
    await tabThrough("textbox 3, select, textbox, radio, checkbox 4");
    const box = one<HTMLInputElement>("input[type=checkbox]");
    box.focus();
    await press("Space");
    await expect(box.checked).toBe(false);
    const [first, second] = all<HTMLInputElement>("input[type=radio]");
    first!.focus();
    await press("ArrowDown");
    await expect(second!.checked).toBe(true);
    await press("ArrowUp");
    await expect(first!.checked).toBe(true);
    await pressList(one<HTMLSelectElement>("select"));
    // Enter submits a form with several text fields only if it has a submit button.
    one("form").append(document.createElement("button"));
    await submits(one("[name=company]"));
  }),
  tags: ["keyboard"],
};
