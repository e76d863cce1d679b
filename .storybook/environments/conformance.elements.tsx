import { Children, type ReactElement, type ReactNode } from "react";
import { AddressList } from "../../packages/ui/src/address-list/index.ts";
import { ButtonLink, IconButton } from "../../packages/ui/src/button/index.ts";
import { CartLines, LineSummary, QuoteLines } from "../../packages/ui/src/cart-lines/index.ts";
import { Checkbox, NativeSelect, Radio, RadioGroup, TextArea } from "../../packages/ui/src/field/index.ts";
import { Heading } from "../../packages/ui/src/text/index.ts";
import { ChoiceCards } from "../../packages/ui/src/choice-card/index.ts";
import { AddressLines } from "../../packages/ui/src/address-card/index.ts";
import { MultiCombobox, FormCombobox } from "../../packages/ui/src/combobox/index.ts";
import { CompareBar, CompareButton } from "../../packages/ui/src/compare-bar/index.ts";
import { DateText } from "../../packages/ui/src/dates/index.ts";
import { Dialog } from "../../packages/ui/src/dialog/index.ts";
import { Drawer } from "../../packages/ui/src/drawer/index.ts";
import {
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from "../../packages/ui/src/dropdown-menu/index.ts";
import { ErrorPage } from "../../packages/ui/src/error-page/index.ts";
import { fixtureAddresses } from "../../packages/ui/src/fixtures/index.ts";
import {
  ErrorSummary,
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "../../packages/ui/src/form/index.ts";
import { Highlight } from "../../packages/ui/src/highlight/index.ts";
import { SkipLink, type ControlProp } from "../../packages/ui/src/layout/index.ts";
import { OrderStateBadge } from "../../packages/ui/src/order-card/index.ts";
import { OrderSummary, OrderTotals } from "../../packages/ui/src/order-summary/index.ts";
import { Popover } from "../../packages/ui/src/popover/index.ts";
import { ProductGrid } from "../../packages/ui/src/product-grid/index.ts";
import { ProductList, ProductRow } from "../../packages/ui/src/product-list/index.ts";
import { SiteFooter, SocialLinks } from "../../packages/ui/src/site-footer/index.ts";
import { TableRoot } from "../../packages/ui/src/table/index.ts";
import { TabsList, TabsPanel, TabsRoot, TabsTab } from "../../packages/ui/src/tabs/index.ts";
import { TopBar } from "../../packages/ui/src/top-bar/index.ts";
import { DeadLinkNotice, VerifyNotice } from "../../packages/ui/src/verify-notice/index.ts";
import { FormLink } from "../../packages/ui/src/account-form/index.ts";
import { AccountNavigation } from "../../packages/ui/src/account-navigation/index.ts";
import { AddressDialog } from "../../packages/ui/src/address-dialog/index.ts";
import { ColourPicker, SwatchLinks } from "../../packages/ui/src/colour-swatches/index.ts";
import { ConnectionNotice, WaitingList } from "../../packages/ui/src/connection-notice/index.ts";
import { FeedbackDialog } from "../../packages/ui/src/feedback-dialog/index.ts";
import { FormFileUpload } from "../../packages/ui/src/file-upload/index.ts";
import { HelpContacts, HelpDialog } from "../../packages/ui/src/help-dialog/index.ts";
import { JobApplicationDialog } from "../../packages/ui/src/job-application-dialog/index.ts";
import { LanguageList } from "../../packages/ui/src/language-menu/index.ts";
import { MegaMenu } from "../../packages/ui/src/mega-menu/index.ts";
import { MobileSidebar } from "../../packages/ui/src/mobile-sidebar/index.ts";
import { ArticleFacts } from "../../packages/ui/src/news-card/index.ts";
import { FormNumberField } from "../../packages/ui/src/number-field/index.ts";
import { OrderDetails } from "../../packages/ui/src/order-details/index.ts";
import { FormPasswordField } from "../../packages/ui/src/password-field/index.ts";
import {
  ChangePasswordForm,
  ForgottenPasswordForm,
  ResetPasswordForm,
} from "../../packages/ui/src/password-forms/index.ts";
import { FormPhoneField } from "../../packages/ui/src/phone-field/index.ts";
import { ProfileForm } from "../../packages/ui/src/profile-form/index.ts";
import { QuoteDialog, QuoteForm } from "../../packages/ui/src/quote-dialog/index.ts";
import { RegisterForm } from "../../packages/ui/src/register-form/index.ts";
import {
  RequestDialog,
  SenderEmail,
  SenderPhone,
  SentView,
} from "../../packages/ui/src/request-form/index.ts";
import { ReviewDialog, ReviewForm } from "../../packages/ui/src/review-dialog/index.ts";
import { MagicLinkForm, ProviderButtons, SignInForm } from "../../packages/ui/src/sign-in-form/index.ts";
import { LogoImage, SiteHeader } from "../../packages/ui/src/site-header/index.ts";
import { AnchorDialog } from "../../packages/ui/src/anchor-dialog/index.ts";
import { Tooltip } from "../../packages/ui/src/tooltip/index.ts";
import { fixtureOrderThrough } from "../../packages/ui/src/order-details/order.fixtures.ts";

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const [address] = fixtureAddresses;
const order = fixtureOrderThrough(["paid"]);
const profile = {
  id: 1,
  name: "A",
  surname: "B",
  phone: null,
  language: "en",
  company_name: null,
  vkn: null,
  tax_office: null,
  country: null,
} as const;
if (!address) throw new Error("The fixtures are empty.");

/** Minimal elements of components without a playground whose stories wrap them and that need more than content. */
const all: ReactElement<{ children: ReactNode }> = (
  <>
    <AccountNavigation items={[]} signOut={{ action: "#" }} />
    <AddressDialog action="#" open onOpenChange={nothing} />
    <AddressLines address={address} />
    <ArticleFacts date="2026-05-14" />
    <ColourPicker label="A" />
    <ConnectionNotice label="A" online messages={[]} />
    <WaitingList items={[]} cancelLabel="A" onCancel={nothing} />
    <FeedbackDialog action="#" open onOpenChange={nothing} />
    <FormCheckbox name="a" label="A" />
    <FormCombobox name="a" label="A" options={[]} />
    <FormFileUpload name="a" label="A" />
    <FormNumberField name="a" label="A" />
    <FormPasswordField name="a" label="A" purpose="current" />
    <FormPhoneField name="a" label="A" />
    <FormSelect name="a" label="A" />
    <FormTextArea name="a" label="A" />
    <FormTextField name="a" label="A" />
    <ForgottenPasswordForm action="#" signInHref="#" />
    <ChangePasswordForm action="#" email="a@example.com" />
    <ResetPasswordForm action="#" signInHref="#" token="a" />
    <HelpContacts contactInfo={{ email: [], phone: [], address: [] }} />
    <HelpDialog
      open
      onOpenChange={nothing}
      contactInfo={{ email: [], phone: [], address: [] }}
      faqHref="#"
      feedbackHref="#"
    />
    <JobApplicationDialog action="#" open onOpenChange={nothing} />
    <LanguageList hrefs={{ en: "#", tr: "#" }} />
    <LineSummary lines={[]} currency={null} />
    <QuoteLines lines={[]} removeAction="#" />
    <LogoImage src="data:," width={1} height={1} />
    <MegaMenu categories={[]} allHref="#" />
    <MobileSidebar items={[]} />
    <OrderDetails order={order} lines={[]} />
    <OrderTotals totals={order.totals} />
    <ProductRow href="#" title="A" code="A" />
    <ProfileForm action="#" profile={profile} />
    <ProviderButtons providers={[{ id: "a", name: "A", action: "#" }]} />
    <QuoteDialog action="#" open onOpenChange={nothing} products={[]} />
    <QuoteForm action="#" products={[]} />
    <Radio label="A" />
    <RadioGroup label="A">A</RadioGroup>
    <RegisterForm action="#" signInHref="#" privacyHref="#" />
    <RequestDialog title="A" open onOpenChange={nothing}>
      {() => "A"}
    </RequestDialog>
    <ReviewDialog action="#" open onOpenChange={nothing} productId={1} />
    <ReviewForm action="#" productId={1} />
    <SenderEmail />
    <SenderPhone />
    <SentView title="A" />
    <SignInForm action="#" registerHref="#" forgottenHref="#" verificationHref="#" />
    <MagicLinkForm action="#" />
    <SiteHeader homeHref="#" items={[]} />
    <SkipLink target="a" />
    <SocialLinks links={[{ name: "linkedin", href: "#", label: "A" }]} />
    <SwatchLinks colours={[]} hrefFor={String} />
    <AnchorDialog id="a" title="A" closeLabel="A" trigger="A" triggerLabel="A">
      A
    </AnchorDialog>
    <Tooltip text="A">
      <button type="button">A</button>
    </Tooltip>
    <FormLink href="#">A</FormLink>
    <CompareBar products={[{ id: "1", title: "A" }]} max={4} href="#" onRemove={nothing} onClear={nothing} />
    <DateText date="2026-05-14" />
    <ErrorPage kind="not-found" homeHref="#" />
    <ErrorSummary formId="a" title="A" errors={[]} />
    <Highlight text="A" />
    <OrderStateBadge state="paid" paymentType="credit_card" />
    <OrderSummary totals={null} />
    <ProductGrid>{[]}</ProductGrid>
    <ProductList>{[]}</ProductList>
    <SiteFooter service={[]} orders={[]} company={[]} year={2026} />
    <TopBar links={[]} />
    <VerifyNotice status="verified" action="#" signInHref="#" />
    <DeadLinkNotice retryHref="#" retryLabel="A" />
    <CompareButton title="A" id="1" action="#" />
    <AddressList addresses={[address]} onAdd={nothing} onEdit={nothing} onDelete={never} onRestore={never} />
    <ButtonLink href="#" />
    <IconButton label="A">A</IconButton>
    <CartLines lines={[]} currency="TRY" action="#" />
    <Checkbox label="A" />
    <MultiCombobox label="A" options={[]} />
    <TextArea label="A" />
    <NativeSelect label="A" />
    <Heading level={2}>A</Heading>
    <ChoiceCards label="A">A</ChoiceCards>
    <Dialog open title="A">
      A
    </Dialog>
    <Drawer open title="A">
      A
    </Drawer>
    <Popover open label="A" trigger={<button>A</button>}>
      A
    </Popover>
    <DropdownMenu open label="A" trigger={<button>A</button>} items={[]} />
    <DropdownMenuRadioGroup value="a">A</DropdownMenuRadioGroup>
    <DropdownMenuRadioItem value="a">A</DropdownMenuRadioItem>
    <TabsRoot defaultValue="a">A</TabsRoot>
    <TabsList label="A">A</TabsList>
    <TabsTab value="a">A</TabsTab>
    <TabsPanel value="a">A</TabsPanel>
    <TableRoot caption="A">{null}</TableRoot>
  </>
);
export const elements = Children.toArray(all.props.children) as ReactElement[];

/** Components that reserve their `id` for links: the settings link, the error summary, the compared product. */
export const ownId: readonly string[] = [
  "AddressChoice",
  "CompareButton",
  "CookieBanner",
  "FormCheckbox",
  "FormCombobox",
  "FormFileUpload",
  "FormNumberField",
  "FormPasswordField",
  "FormPhoneField",
  "FormSelect",
  "FormTextArea",
  "FormTextField",
  "SenderEmail",
  "SenderPhone",
];

/** Render no element, none until they are used, or two: their types take no attributes. */
export const withoutElement: readonly string[] = [
  "AddressFields",
  "DialogRoot",
  "DropdownMenuRoot",
  "DropdownMenuSub",
  "HiddenFields",
  "PopoverRoot",
  "Price",
  "SearchSuggestions",
  "UiProvider",
];

/** Props that a field sets itself, according to its type: the names from the contract. */
export const fixedProps: Readonly<Partial<Record<string, readonly ControlProp[]>>> = {
  SenderEmail: ["name"],
  SenderPhone: ["name"],
};
