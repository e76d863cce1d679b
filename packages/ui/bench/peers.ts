/** The imports of a peer that together do what our component does. */
interface Peer {
  readonly name: string;
  readonly source: string;
}

/** One of our components and its alternatives in other libraries. */
interface Part {
  /** The name of the row in `sizes.json`: our component's folder, or a name for several components. */
  readonly ours: string;
  /** The name for readers. @default the folder's name */
  readonly title?: string;
  readonly peers: readonly Peer[];
}

const from = (name: string, source: string): Peer => ({ name, source });
const radix = (part: string) => from("Radix", `export * from "@radix-ui/react-${part}";`);
const base = (part: string, name: string) =>
  from("Base UI", `export { ${name} } from "@base-ui/react/${part}";`);
const ark = (part: string, names: string) =>
  from(
    "Ark",
    `export { ${names} } from "@ark-ui/react/${part}"; export { Portal } from "@ark-ui/react/portal";`,
  );
const aria = (names: string) =>
  from("react-aria-components", `export { ${names} } from "react-aria-components";`);
const mantine = (names: string, styles: readonly string[]) =>
  from(
    "Mantine",
    `export { ${names} } from "@mantine/core";${styles.map((sheet) => `import "@mantine/core/styles/${sheet}.css";`).join("")}`,
  );

const phone = `export { default as PhoneInput } from "react-phone-number-input"; import "react-phone-number-input/style.css";`;
const ariaDialog = "Dialog, DialogTrigger, Heading, Modal, ModalOverlay";
const ariaComboBox = "Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover";

/** The compared components. Peers bring no theme, and no styles unless their imports name them. */
export const parts: readonly Part[] = [
  {
    ours: "page",
    title: "page with button, dialog, phone field and search",
    peers: [
      from(
        "Radix + cmdk + react-phone-number-input",
        `export * as Dialog from "@radix-ui/react-dialog"; export { Command } from "cmdk"; ${phone}`,
      ),
      from(
        "react-aria-components + react-phone-number-input",
        `export { ${ariaDialog}, ${ariaComboBox} } from "react-aria-components"; ${phone}`,
      ),
      from(
        "Base UI + react-phone-number-input",
        `export { Button } from "@base-ui/react/button"; export { Dialog } from "@base-ui/react/dialog"; export { Combobox } from "@base-ui/react/combobox"; ${phone}`,
      ),
    ],
  },
  {
    ours: "button",
    peers: [
      base("button", "Button"),
      aria("Button"),
      mantine("Button", ["UnstyledButton", "Loader", "Button"]),
    ],
  },
  {
    ours: "dialog",
    peers: [radix("dialog"), base("dialog", "Dialog"), ark("dialog", "Dialog"), aria(ariaDialog)],
  },
  {
    ours: "dropdown-menu",
    peers: [
      radix("dropdown-menu"),
      base("menu", "Menu"),
      ark("menu", "Menu"),
      aria("Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover, SubmenuTrigger"),
    ],
  },
  {
    ours: "popover",
    peers: [
      radix("popover"),
      base("popover", "Popover"),
      ark("popover", "Popover"),
      aria("Button, Dialog, DialogTrigger, OverlayArrow, Popover"),
    ],
  },
  {
    ours: "tooltip",
    peers: [
      radix("tooltip"),
      base("tooltip", "Tooltip"),
      ark("tooltip", "Tooltip"),
      aria("Button, OverlayArrow, Tooltip, TooltipTrigger"),
    ],
  },
  {
    ours: "combobox",
    peers: [
      from(
        "cmdk + Radix Popover",
        `export { Command } from "cmdk"; export * as Popover from "@radix-ui/react-popover";`,
      ),
      base("combobox", "Combobox"),
      ark("combobox", "Combobox, useListCollection"),
      aria(ariaComboBox),
      mantine("Combobox, InputBase, useCombobox", ["ScrollArea", "Popover", "Input", "Combobox"]),
    ],
  },
  {
    ours: "number-field",
    peers: [
      base("number-field", "NumberField"),
      ark("number-input", "NumberInput"),
      aria("Button, Group, Input, Label, NumberField"),
    ],
  },
  {
    ours: "tabs",
    peers: [radix("tabs"), base("tabs", "Tabs"), ark("tabs", "Tabs"), aria("Tab, TabList, TabPanel, Tabs")],
  },
  {
    ours: "accordion",
    peers: [
      radix("accordion"),
      base("accordion", "Accordion"),
      ark("accordion", "Accordion"),
      aria("Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading"),
    ],
  },
  {
    ours: "table",
    peers: [aria("Cell, Checkbox, Column, Row, Table, TableBody, TableHeader"), mantine("Table", ["Table"])],
  },
  {
    ours: "toast",
    peers: [
      from("react-hot-toast", `export { toast, Toaster } from "react-hot-toast";`),
      radix("toast"),
      base("toast", "Toast"),
      ark("toast", "createToaster, Toast, Toaster"),
      aria("Button, Text, UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion"),
    ],
  },
  {
    ours: "phone-field",
    peers: [
      from(
        "react-international-phone",
        `export { PhoneInput } from "react-international-phone"; import "react-international-phone/style.css";`,
      ),
      from("react-phone-number-input", phone),
    ],
  },
  {
    ours: "star-ratings",
    title: "star rating, shown and asked for",
    peers: [
      from("react-rating", `export { default } from "react-rating";`),
      ark("rating-group", "RatingGroup"),
      mantine("Rating", ["Rating"]),
    ],
  },
  {
    ours: "mega-menu",
    peers: [
      radix("navigation-menu"),
      base("navigation-menu", "NavigationMenu"),
      ark("navigation-menu", "NavigationMenu"),
    ],
  },
  {
    ours: "cookie-banner",
    title: "cookie banner with settings",
    peers: [from("react-cookie-consent", `export { default } from "react-cookie-consent";`)],
  },
  {
    ours: "pagination",
    peers: [ark("pagination", "Pagination"), mantine("Pagination", ["Group", "Pagination"])],
  },
  {
    ours: "breadcrumb",
    peers: [aria("Breadcrumb, Breadcrumbs, Link"), mantine("Breadcrumbs", ["Breadcrumbs"])],
  },
  { ours: "product-search", peers: [] },
  { ours: "product-card", peers: [] },
  { ours: "page-header", title: "page header before interaction", peers: [] },
];
