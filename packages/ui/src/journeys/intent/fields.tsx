import { useState } from "react";
import { Button } from "../../button/index.ts";
import { Dialog } from "../../dialog/index.ts";
import { PhoneField } from "../../phone-field/index.ts";
import { ProductSearch, type SearchProducts } from "../../product-search/index.ts";
import { Tooltip } from "../../tooltip/index.ts";

const products = ["Round bottle", "Round jar"].map((title, index) => ({
  id: index,
  href: `/product-${index}`,
  title,
  code: `PB-${index}`,
}));
const search: SearchProducts = (text) =>
  Promise.resolve({
    products: products.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    total: products.length,
  });

/** Fields whose list comes on intent, a tooltip, and dialogs that do something else where their file is missing. */
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
