import { registrationSchema } from "@preforma/domain/account/schema";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { fixtureCountries } from "../address-form/address.fixtures.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fieldNamed, pressSend, summaryFocused, write } from "../form/form.fixtures.ts";
import { Form, SubmitButton, type FormProps } from "../form/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { blur, lastSent, taking } from "../request-form/request-form.fixtures.tsx";
import {
  CompanyFields,
  FormLink,
  FormLinks,
  HiddenFields,
  ignoreUncheckedCompany,
  sendWithoutUncheckedCompany,
  type CompanyDetails,
} from "./index.ts";

const schema = () =>
  Promise.resolve(
    ignoreUncheckedCompany({
      safeParse: (values) =>
        registrationSchema.safeParse({
          name: "Ayşe",
          surname: "Yılmaz",
          email: "ayse@example.com",
          phone: "+905321234567",
          privacy_consent: "on",
          ...(values as object),
        }),
    }),
  );

interface ExampleProps extends Pick<FormProps, "send"> {
  company?: CompanyDetails;
}

/** The fields of a company in a form of its own, with a hidden field and links to other pages. */
function Example({ company, send }: ExampleProps) {
  const { locale } = useLocale();
  const texts = useMessages("account-form");
  const register = useMessages("register-form");
  return (
    <Form action="#" aria-label={texts.companyName} schema={schema} send={sendWithoutUncheckedCompany(send)}>
      <HiddenFields fields={{ callbackUrl: "/cart" }} />
      <CompanyFields company={company} countries={fixtureCountries} />
      <SubmitButton>{fieldWords[locale].send}</SubmitButton>
      <FormLinks>
        <FormLink href="#back">{texts.backToSignIn}</FormLink>
        <FormLink question={register.haveAccount} href="#sign-in">
          {texts.signIn}
        </FormLink>
      </FormLinks>
    </Form>
  );
}

const meta = {
  id: "account-account-form",
  title: "Account/Account form parts (company, tax number)",
  component: CompanyFields,
  subcomponents: { FormLinks, FormLink, HiddenFields },
  render: (args) => <Example {...args} />,
  decorators: [inColumn(480)],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof CompanyFields> = {
  args: {
    company: { company_name: "Ege Kozmetik", vkn: "4810058590", tax_office: "Bornova", country: "TR" },
    countries: [
      { code: "TR", name: "Türkiye" },
      { code: "DE", name: "Germany" },
    ],
  },
  render: (args) => (
    <Form action="/api/account">
      <CompanyFields {...args} />
      <SubmitButton>Save</SubmitButton>
      <FormLinks>
        <FormLink question="Already a customer?" href="#sign-in">
          Sign in
        </FormLink>
      </FormLinks>
    </Form>
  ),
  tags: ["playground", "!test"],
};

/** A company is known: its fields are open. A wrong tax number is refused. */
export const Company: Story = {
  args: {
    company: { company_name: "Ege Kozmetik", vkn: "4810058591", tax_office: "Bornova", country: "TR" },
    send: taking(),
  },
  play: async ({ canvasElement, args }) => {
    await pressSend(canvasElement);
    await summaryFocused(canvasElement);
    await expect(fieldNamed(canvasElement, "vkn")).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/** Without a company the fields are closed. What was typed into them is neither validated nor sent. */
export const Person: Story = {
  args: { send: taking() },
  play: async ({ canvasElement, args }) => {
    await expect(fieldNamed(canvasElement, "vkn")).not.toBeVisible();
    await userEvent.click(fieldNamed(canvasElement, "is_company"));
    await write(canvasElement, "vkn", "1");
    await userEvent.click(fieldNamed(canvasElement, "is_company"));
    await expect(fieldNamed(canvasElement, "vkn")).not.toBeVisible();
    await pressSend(canvasElement);
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await expect(lastSent(args.send)).toEqual({ callbackUrl: "/cart" });
    blur();
  },
};

export const Keyboard: Story = {
  args: { company: { company_name: "Ege Kozmetik" }, send: taking() },
  ...pressing(async ({ one, press, tabThrough, submits }) => {
    await tabThrough("checkbox, textbox 3, select, button, link 2");
    await submits(one("input[name=vkn]"));
    one("input[type=checkbox]").focus();
    await press("Space");
    await expect(fieldNamed(document.body, "vkn")).not.toBeVisible();
    await press("Space");
    await expect(fieldNamed(document.body, "vkn")).toBeVisible();
  }),
  tags: ["keyboard"],
};
