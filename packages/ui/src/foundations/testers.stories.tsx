import { phoneSchema } from "@preforma/domain/phone/schema";
import { requiredLine } from "@preforma/domain/validation/schema";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { z } from "zod";
import { Button } from "../button/index.ts";
import { FormCombobox } from "../combobox/index.ts";
import { Dialog } from "../dialog/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { Form, SubmitButton } from "../form/index.ts";
import { messagesFor } from "../messages/index.ts";
import { FormPhoneField } from "../phone-field/index.ts";
import { useLocale } from "../provider/index.ts";
import { createTesters, domDriver } from "../testing/index.ts";

const cities = ["İstanbul", "İzmir", "Isparta"].map((name) => ({ value: name, label: name }));
const schema = () => Promise.resolve(z.object({ city: requiredLine(80), phone: phoneSchema }));

/** What the testers drive: a dialog with a form in it. */
function Example() {
  const { locale } = useLocale();
  const words = fieldWords[locale];
  const texts = dialogFixture[locale];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title}>
        <Form action="#" schema={schema} send={() => Promise.resolve({ ok: true })}>
          <FormCombobox name="city" label={words.city} options={cities} />
          <FormPhoneField name="phone" label={words.phone} />
          <SubmitButton>{words.send}</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}

const meta = {
  title: "Foundations/Testers",
  component: Example,
  parameters: { picture: false, pictureOff: "Nothing to see: what is tested are the testers." },
} satisfies Meta<typeof Example>;
export default meta;

/** A test as in a site, with the testers of `@preforma/ui/testing`. */
export const Journey: StoryObj<typeof meta> = {
  tags: ["behaviour"],
  play: async ({ canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    const texts = dialogFixture[locale];
    const words = fieldWords[locale];
    const body = canvasElement.ownerDocument.body;
    const testers = createTesters(domDriver({ within, userEvent }), messagesFor(locale));

    await userEvent.click(within(canvasElement).getByRole("button", { name: texts.open }));
    const dialog = testers.dialog(body, texts.title);
    const inside = await dialog.element();

    const city = testers.combobox(inside, words.city);
    await expect(await city.optionsFor("iz")).toEqual(["İzmir"]);
    await city.choose("Ispa");
    await expect(await city.displayValue()).toBe("Isparta");

    const phone = testers.phoneField(inside);
    await phone.type("532 12");
    const form = testers.form(inside);
    await form.submit(words.send);
    await expect(await form.errors()).toHaveLength(1);
    await expect((await form.errors())[0]).toContain(words.phone);
    await phone.type("5321234567");
    // The rules of numbers come when they are first needed.
    await waitFor(async () => expect(await phone.displayValue()).toBe("532 123 45 67"));
    await phone.chooseCountry("+49");
    await waitFor(async () => expect(await phone.country()).toContain("DE +49"));

    await dialog.close();
    await waitFor(async () => expect(await dialog.isOpen()).toBe(false));
    (canvasElement.ownerDocument.activeElement as HTMLElement | null)?.blur();
  },
};
