import type { ReactNode } from "react";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import * as css from "./samples.css.ts";

const messages = messagesFor("en");

/** A sample on a documentation page: in English, with the styles of the library instead of Storybook's. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider locale="en" direction="ltr" messages={messages}>
      <div className={`sb-unstyled ${css.sheet}`}>{children}</div>
    </UiProvider>
  );
}
