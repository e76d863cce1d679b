/** A peer's part: what one imports to build what ours is. */
interface Peer {
  readonly name: string;
  readonly source: string;
}

/** One of our components beside those that others would take for it. */
interface Part {
  /** What it is. */
  readonly part: string;
  /** Our component's folder; or a row of several, as in `sizes.json`. */
  readonly ours: string;
  readonly peers: readonly Peer[];
}

const from = (name: string, source: string): Peer => ({ name, source });
const mantine = (styles: readonly string[]) =>
  styles.map((sheet) => `import "@mantine/core/styles/${sheet}.css";`).join("");

/** The parts of which peers exist. Peers bring no theme and, but for those that say so, no styles: one's own come to them. */
export const parts: readonly Part[] = [
  {
    part: "button",
    ours: "button",
    peers: [
      from("Base UI", `export { Button } from "@base-ui/react/button";`),
      from("react-aria-components", `export { Button } from "react-aria-components";`),
      from(
        "Mantine",
        `export { Button } from "@mantine/core";${mantine(["UnstyledButton", "Loader", "Button"])}`,
      ),
    ],
  },
  {
    part: "dialog",
    ours: "dialog",
    peers: [
      from("Radix", `export * from "@radix-ui/react-dialog";`),
      from("Base UI", `export { Dialog } from "@base-ui/react/dialog";`),
      from(
        "Ark",
        `export { Dialog } from "@ark-ui/react/dialog"; export { Portal } from "@ark-ui/react/portal";`,
      ),
      from(
        "react-aria-components",
        `export { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";`,
      ),
    ],
  },
  {
    part: "search combobox",
    ours: "product-search",
    peers: [
      from("Ark", `export { Combobox, useListCollection } from "@ark-ui/react/combobox";`),
      from(
        "Mantine",
        `export { Combobox, InputBase, useCombobox } from "@mantine/core";${mantine(["ScrollArea", "Popover", "Input", "Combobox"])}`,
      ),
      from(
        "react-aria-components",
        `export { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";`,
      ),
      from("Base UI", `export { Combobox } from "@base-ui/react/combobox";`),
    ],
  },
  {
    part: "mega menu",
    ours: "mega-menu",
    peers: [
      from("Radix", `export * from "@radix-ui/react-navigation-menu";`),
      from("Ark", `export { NavigationMenu } from "@ark-ui/react/navigation-menu";`),
      from("Base UI", `export { NavigationMenu } from "@base-ui/react/navigation-menu";`),
    ],
  },
  {
    part: "phone field",
    ours: "phone-field",
    peers: [
      from(
        "react-international-phone",
        `export { PhoneInput } from "react-international-phone"; import "react-international-phone/style.css";`,
      ),
      from(
        "react-phone-number-input",
        `export { default } from "react-phone-number-input"; import "react-phone-number-input/style.css";`,
      ),
    ],
  },
  {
    part: "star rating",
    ours: "star-ratings",
    peers: [
      from("react-rating", `export { default } from "react-rating";`),
      from("Ark", `export { RatingGroup } from "@ark-ui/react/rating-group";`),
      from("Mantine", `export { Rating } from "@mantine/core";${mantine(["Rating"])}`),
    ],
  },
  {
    part: "cookie banner",
    ours: "cookie-banner",
    peers: [from("react-cookie-consent", `export { default } from "react-cookie-consent";`)],
  },
  {
    part: "toast",
    ours: "toast",
    peers: [
      from("react-hot-toast", `export { toast, Toaster } from "react-hot-toast";`),
      from("Base UI", `export { Toast } from "@base-ui/react/toast";`),
      from("Ark", `export { createToaster, Toast, Toaster } from "@ark-ui/react/toast";`),
    ],
  },
  {
    part: "pagination",
    ours: "pagination",
    peers: [
      from("Ark", `export { Pagination } from "@ark-ui/react/pagination";`),
      from("Mantine", `export { Pagination } from "@mantine/core";${mantine(["Group", "Pagination"])}`),
    ],
  },
  {
    part: "breadcrumb",
    ours: "breadcrumb",
    peers: [
      from("react-aria-components", `export { Breadcrumb, Breadcrumbs, Link } from "react-aria-components";`),
      from("Mantine", `export { Breadcrumbs } from "@mantine/core";${mantine(["Breadcrumbs"])}`),
    ],
  },
  { part: "product card", ours: "product-card", peers: [] },
  { part: "page header before interaction", ours: "page-header", peers: [] },
];
