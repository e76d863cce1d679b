import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { Table, type TableProps } from "../table/index.ts";
import * as css from "./samples.css.ts";

const messages = messagesFor("en");

/** Samples on a documentation page: in English, with the styles of the library instead of Storybook's. */
export function SampleTable<Row>(props: TableProps<Row>) {
  return (
    <UiProvider locale="en" direction="ltr" messages={messages}>
      <div className={`sb-unstyled ${css.sheet}`}>
        <Table {...props} hideCaption density="compact" />
      </div>
    </UiProvider>
  );
}
