import { useState, type ComponentProps } from "react";
import { Button } from "../../button/index.ts";
import { Dialog } from "../../dialog/index.ts";
import { TextField } from "../../field/index.ts";
import { CompanyFields } from "../../account-form/index.ts";
import { AddressForm } from "../../address-form/index.ts";
import { Form, FormTextArea } from "../../form/index.ts";
import { ReviewForm } from "../../review-dialog/index.ts";
import { PaymentChoice } from "../../payment-choice/index.ts";
import { AddressChoice } from "../../address-choice/index.ts";
import { fixtureAddresses } from "../../address-form/address.fixtures.ts";
import { Table } from "../../table/index.ts";
import { Tabs } from "../../tabs/index.ts";
import { Toaster, useToast } from "../../toast/index.ts";
import { ralColours } from "@preforma/domain/colour";
import { Avatar } from "../../avatar/index.ts";
import { ColourChoice } from "../../colour-choice/index.ts";
import { ColourSwatches } from "../../colour-swatches/index.ts";
import { FaqList } from "../../faq-list/index.ts";
import { Gallery } from "../../gallery/index.ts";
import { RangeFilter } from "../../range-filter/index.ts";
import { RangeSlider } from "../../range-slider/index.ts";
import { StarRatingField } from "../../star-rating-field/index.ts";
import { Switch } from "../../switch/index.ts";
import { PhoneField } from "../../phone-field/index.ts";
import { ProductSearch, type SearchProducts } from "../../product-search/index.ts";
import { Tooltip } from "../../tooltip/index.ts";

const products = ["PB-100", "PB-250", "PB-500"].map((code) => ({ code }));

const more = ({ code }: { code: string }) => <a href={`/${code}`}>More</a>;
const columns = [
  { key: "code", title: "Code", cell: ({ code }: { code: string }) => code },
  { key: "more", title: "More", cell: more },
];

/** Tabs, a table with a selection in a form, and buttons that show a toast, one of them in a dialog. */
export function Collections() {
  const { show, error } = useToast();
  const [shown, setShown] = useState("");
  return (
    <>
      <Tabs
        id="tabs"
        label="Bottle"
        onValueChange={setShown}
        items={[
          { id: "about", label: "About", content: <p>Light and clear.</p> },
          { id: "sizes", label: "Sizes", content: <a href="/sizes">All sizes</a> },
          { id: "reviews", label: "Reviews", content: <p>Four stars.</p> },
        ]}
      />
      <output id="shown">{shown}</output>
      <form id="chosen" action="/chosen">
        <Table
          id="products"
          caption="Products"
          columns={columns}
          rows={products}
          rowKey={({ code }) => code}
          selectionMode="multiple"
          name="code"
        />
        <button id="send">Send</button>
      </form>
      <button type="button" id="say" onClick={() => show({ text: "Saved", duration: 15_000 })}>
        Say
      </button>
      <Dialog title="Order" trigger={<Button id="order">Order</Button>}>
        <button type="button" id="fail" onClick={() => error("Not added")}>
          Fail
        </button>
      </Dialog>
      <Toaster />
    </>
  );
}

const topics = [
  {
    key: "orders",
    title: "Orders",
    questions: ["Full cartons?", "Samples?"].map((title) => ({
      id: title,
      title,
      html: "<p>Yes.</p>",
      searchText: title.toLowerCase(),
    })),
  },
];
const colours = [
  { key: "white", title: "White", hex: "#ffffff" },
  { key: "black", title: "Black", hex: "#000000" },
];

const views = ["front", "side", "top"].map((id) => ({ id, label: id, content: <p>{id}</p> }));

/** Controlled fields and choices, and pictures. */
export function Choices() {
  const [colour, setColour] = useState("white");
  const [rating, setRating] = useState<ComponentProps<typeof StarRatingField>["value"]>(2);
  const [isOn, setOn] = useState(false);
  const [payment, setPayment] = useState("");
  const [volume, setVolume] = useState<readonly [number, number]>([10, 90]);
  return (
    <>
      <FaqList id="faq" topics={topics} />
      <ColourSwatches id="swatches" colours={ralColours.slice(0, 20)} />
      <ColourChoice id="colour" part="body" colours={colours} value={colour} onValueChange={setColour} />
      <StarRatingField id="stars" label="Rating" name="rating" value={rating} onValueChange={setRating} />
      <Switch id="mail" label="E-mail" checked={isOn} onCheckedChange={setOn} />
      <RangeSlider id="volume" label="Volume" min={0} max={100} value={volume} onValueChange={setVolume} />
      <RangeFilter
        id="weight"
        legend="Weight"
        min={10}
        max={1000}
        fromLabel="From"
        toLabel="To"
        fromName="weight-from"
        toName="weight-to"
        format={String}
      />
      <form id="delivery">
        <AddressChoice addresses={fixtureAddresses} newAddress={<TextField name="town" label="Town" />} />
        <PaymentChoice onValueChange={setPayment} />
        <FormTextArea name="note" label="Note" limit={50} />
      </form>
      <Avatar id="portrait" name="Deniz" surname="Yılmaz" src="data:image/png;base64,AA" />
      <Gallery id="gallery" items={views} />
      <Form id="company" action="/company">
        <CompanyFields
          countries={[
            { code: "TR", name: "Türkiye" },
            { code: "DE", name: "Germany" },
          ]}
        />
      </Form>
      <AddressForm id="address" action="/address" />
      <ReviewForm id="review" action="/review" productId={7} />
      <output id="chosen-values">{JSON.stringify({ colour, rating, isOn, volume, payment })}</output>
    </>
  );
}

const found = ["Round bottle", "Round jar"].map((title, index) => ({
  id: index,
  href: `/product-${index}`,
  title,
  code: `PB-${index}`,
}));
const search: SearchProducts = (text) =>
  Promise.resolve({
    products: found.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    total: found.length,
  });

/** Fields whose list loads on intent, a tooltip, and dialogs with a fallback for a missing file. */
export function Fields() {
  const [presses, setPresses] = useState(0);
  const [open, setOpen] = useState(false);
  const [missed, setMissed] = useState(0);
  return (
    <>
      <form id="call" action="/called">
        <PhoneField id="phone" label="Telephone" name="phone" />
      </form>
      <ProductSearch
        id="search"
        action="/found"
        search={search}
        listHref={(text) => `/found?keyword=${text}`}
      />
      <Tooltip text="As PDF">
        <Button id="drawing" onClick={() => setPresses((count) => count + 1)}>
          Drawing
        </Button>
      </Tooltip>{" "}
      <output id="drawings">{presses}</output>
      <Dialog
        title="Samples"
        trigger={
          <a href="/samples" id="samples">
            Samples
          </a>
        }
      >
        Five at most.
      </Dialog>
      <Button id="quote" onClick={() => setOpen(true)}>
        Quote
      </Button>
      <Dialog
        title="Quote"
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          if (reason === "unavailable") setMissed((count) => count + 1);
        }}
      >
        Three days.
      </Dialog>
      <output id="missed">{missed}</output>
    </>
  );
}
