import { Children, type ReactElement, type ReactNode } from "react";
import { Accordion } from "../../packages/ui/src/accordion/index.ts";
import { AddressList } from "../../packages/ui/src/address-list/index.ts";
import { ButtonLink, IconButton } from "../../packages/ui/src/button/index.ts";
import { CartLines } from "../../packages/ui/src/cart-lines/index.ts";
import { Checkbox, NativeSelect, TextArea } from "../../packages/ui/src/field/index.ts";
import { Heading } from "../../packages/ui/src/text/index.ts";
import { ChoiceCard, ChoiceCards } from "../../packages/ui/src/choice-card/index.ts";
import { AddressCard } from "../../packages/ui/src/address-card/index.ts";
import { Alert } from "../../packages/ui/src/alert/index.ts";
import { Breadcrumb } from "../../packages/ui/src/breadcrumb/index.ts";
import { Carousel } from "../../packages/ui/src/carousel/index.ts";
import { ColourChoice } from "../../packages/ui/src/colour-choice/index.ts";
import { MultiCombobox } from "../../packages/ui/src/combobox/index.ts";
import { CompareBar, CompareButton } from "../../packages/ui/src/compare-bar/index.ts";
import { CompareTable } from "../../packages/ui/src/compare-table/index.ts";
import { DateText } from "../../packages/ui/src/dates/index.ts";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../packages/ui/src/dialog/index.ts";
import { Drawer, DrawerContent } from "../../packages/ui/src/drawer/index.ts";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "../../packages/ui/src/dropdown-menu/index.ts";
import { ErrorPage } from "../../packages/ui/src/error-page/index.ts";
import { FacetPanel } from "../../packages/ui/src/facet-panel/index.ts";
import { FavouriteButton } from "../../packages/ui/src/favourite-button/index.ts";
import { fixtureAddresses, fixtureImage, fixtureProducts } from "../../packages/ui/src/fixtures/index.ts";
import { ErrorSummary } from "../../packages/ui/src/form/index.ts";
import { Highlight } from "../../packages/ui/src/highlight/index.ts";
import { Cluster, Container, Grid, Stack } from "../../packages/ui/src/layout/index.ts";
import { OrderStateBadge } from "../../packages/ui/src/order-card/index.ts";
import { OrderSummary } from "../../packages/ui/src/order-summary/index.ts";
import { PaymentChoice } from "../../packages/ui/src/payment-choice/index.ts";
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from "../../packages/ui/src/popover/index.ts";
import { Picture } from "../../packages/ui/src/picture/index.ts";
import { ProductGrid } from "../../packages/ui/src/product-grid/index.ts";
import { ProductList } from "../../packages/ui/src/product-list/index.ts";
import { Progress } from "../../packages/ui/src/progress/index.ts";
import { Prose } from "../../packages/ui/src/prose/index.ts";
import { RangeFilter } from "../../packages/ui/src/range-filter/index.ts";
import { SiteFooter } from "../../packages/ui/src/site-footer/index.ts";
import { SpecTable } from "../../packages/ui/src/spec-table/index.ts";
import { StarRating } from "../../packages/ui/src/star-rating/index.ts";
import { Stepper } from "../../packages/ui/src/stepper/index.ts";
import { Table } from "../../packages/ui/src/table/index.ts";
import { Ticker } from "../../packages/ui/src/ticker/index.ts";
import { TopBar } from "../../packages/ui/src/top-bar/index.ts";
import { VariantPicker } from "../../packages/ui/src/variant-picker/index.ts";
import { DeadLinkNotice, VerifyNotice } from "../../packages/ui/src/verify-notice/index.ts";

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const [address] = fixtureAddresses;
const [product] = fixtureProducts;
if (!address || !product) throw new Error("The fixtures are empty.");

/** Components whose stories wrap them, or that have none of their own, with the least that each needs. */
const all: ReactElement<{ children: ReactNode }> = (
  <>
    <Accordion items={[{ id: "a", title: "A", content: "B" }]} />
    <AddressCard address={address} />
    <Alert title="A" />
    <Breadcrumb items={[{ label: "A" }]} />
    <Carousel title="A" items={["a"]} itemKey={String}>
      {String}
    </Carousel>
    <ColourChoice part="body" colours={[]} value="" onChange={nothing} />
    <CompareBar products={[{ id: "1", title: "A" }]} most={4} href="#" onRemove={nothing} onClear={nothing} />
    <CompareTable
      products={[{ id: "1", title: "A", href: "#", code: "A", removeHref: "#" }]}
      rows={[{ id: "a", label: "A", values: ["1"] }]}
    />
    <DateText date="2026-05-14" />
    <ErrorPage kind="not-found" homeHref="#" />
    <ErrorSummary formId="a" title="A" errors={[]} />
    <FacetPanel action="#" facets={[]} resultCount={1} />
    <FavouriteButton title="A" action="#" />
    <Highlight text="A" />
    <Stack />
    <Cluster />
    <Grid />
    <Container />
    <OrderStateBadge state="paid" paymentType="credit_card" />
    <OrderSummary totals={null} />
    <PaymentChoice />
    <Picture image={fixtureImage(product.picture, "A")} sizes="1px" />
    <ProductGrid>{[]}</ProductGrid>
    <ProductList>{[]}</ProductList>
    <Progress label="A" value={0.5} />
    <Prose>A</Prose>
    <RangeFilter
      legend="A"
      min={1}
      max={2}
      fromLabel="A"
      toLabel="B"
      fromName="a"
      toName="b"
      format={String}
    />
    <SiteFooter service={[]} orders={[]} company={[]} year={2026} />
    <SpecTable caption="A" rows={[{ id: "a", label: "A", value: "1" }]} />
    <StarRating average={4} />
    <Stepper steps={[{ id: "a", label: "A" }]} current={0} />
    <Table caption="A" columns={[]} rows={[]} rowKey={String} />
    <Ticker items={[{ id: "a", text: "A" }]} />
    <TopBar links={[]} />
    <VariantPicker axes={[]} />
    <VerifyNotice status="verified" action="#" signInHref="#" />
    <DeadLinkNotice againHref="#" againLabel="A" />
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
    <ChoiceCard title="A" />
    <Dialog open title="A">
      A
    </Dialog>
    <Drawer open title="A">
      A
    </Drawer>
    <DialogContent>A</DialogContent>
    <DrawerContent>A</DrawerContent>
    <DialogHeader>A</DialogHeader>
    <DialogTitle>A</DialogTitle>
    <DialogDescription>A</DialogDescription>
    <DialogBody>A</DialogBody>
    <DialogFooter>A</DialogFooter>
    <DialogClose>A</DialogClose>
    <Popover open label="A" trigger={<button>A</button>}>
      A
    </Popover>
    <PopoverTrigger>A</PopoverTrigger>
    <PopoverContent aria-label="A">A</PopoverContent>
    <PopoverClose>A</PopoverClose>
    <DropdownMenu open label="A" trigger={<button>A</button>} items={[]} />
    <DropdownMenuTrigger>A</DropdownMenuTrigger>
    <DropdownMenuContent aria-label="A">A</DropdownMenuContent>
    <DropdownMenuItem>A</DropdownMenuItem>
    <DropdownMenuCheckboxItem checked>A</DropdownMenuCheckboxItem>
    <DropdownMenuRadioGroup value="a">A</DropdownMenuRadioGroup>
    <DropdownMenuRadioItem value="a">A</DropdownMenuRadioItem>
    <DropdownMenuLabel>A</DropdownMenuLabel>
    <DropdownMenuSeparator />
    <DropdownMenuSubTrigger>A</DropdownMenuSubTrigger>
    <DropdownMenuSubContent>A</DropdownMenuSubContent>
  </>
);
export const elements = Children.toArray(all.props.children) as ReactElement[];

/** Keep the `id` for what leads to them: the settings' link, the summary of errors, the product that is compared. */
export const keepTheirId: readonly string[] = ["AddressChoice", "CompareButton", "CookieBanner"];

/** Draw no element of their own. */
export const withoutElement: readonly string[] = [
  "DialogRoot",
  "DialogTrigger",
  "DropdownMenuRoot",
  "DropdownMenuSub",
  "PopoverRoot",
];

/** Public components that are not tested for it yet: most of them do not pass the attributes on. None may be added. */
export const waiting: readonly string[] = [
  "AccountNavigation",
  "AddressDialog",
  "AddressForm",
  "AddressLines",
  "ArticleFacts",
  "ChangePasswordForm",
  "ColourPicker",
  "CompanyFields",
  "ConnectionNotice",
  "ContactForm",
  "CookieSettingsLink",
  "DetailsMenu",
  "Eyebrow",
  "FeedbackDialog",
  "FeedbackForm",
  "ForgottenPasswordForm",
  "Form",
  "FormCheckbox",
  "FormCombobox",
  "FormFileUpload",
  "FormNumberField",
  "FormPasswordField",
  "FormPhoneField",
  "FormSelect",
  "FormTextArea",
  "FormTextField",
  "Gallery",
  "HelpContacts",
  "HelpDialog",
  "HiddenFields",
  "JobApplicationDialog",
  "JobApplicationForm",
  "KeptMarkup",
  "KeptPages",
  "LanguageList",
  "LanguageMenu",
  "LineSummary",
  "LogoImage",
  "MagicLinkForm",
  "MegaMenu",
  "MobileSidebar",
  "OrderDetails",
  "OrderTotals",
  "ProductGridSkeleton",
  "ProductListSkeleton",
  "ProductRow",
  "ProductSearch",
  "ProfileForm",
  "ProviderButtons",
  "QuoteDialog",
  "QuoteForm",
  "QuoteLines",
  "Radio",
  "RadioGroup",
  "RangeSlider",
  "RegisterForm",
  "RequestDialog",
  "ResetPasswordForm",
  "ReviewDialog",
  "ReviewForm",
  "SearchSuggestions",
  "SendButton",
  "SenderEmail",
  "SenderNames",
  "SenderPhone",
  "SentView",
  "SignInForm",
  "SiteHeader",
  "SkeletonGroup",
  "SkipLink",
  "SocialLinks",
  "SubmitButton",
  "SwatchLinks",
  "Tabs",
  "TargetDialog",
  "Toaster",
  "Tooltip",
  "UiProvider",
  "VisuallyHidden",
  "WaitingList",
  "Way",
  "Ways",
];
