import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { Table } from "./index.ts";

test("rows can be selected before the script and without it: native fields of a form, named and ticked", () => {
  const html = renderToString(
    <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
      <Table
        caption="Necks"
        columns={[{ key: "size", title: "Size", cell: ({ size }: { size: string }) => size }]}
        rows={[{ size: "24" }, { size: "28" }]}
        rowKey={({ size }) => size}
        selectionMode="multiple"
        defaultSelectedKeys={["28"]}
        name="neck"
      />
    </UiProvider>,
  );
  const fields = [...html.matchAll(/<input [^>]*name="neck"[^>]*>/g)].map(([field]) => field);
  expect(fields.map((field) => [/value="(\d+)"/.exec(field)?.[1], /checked=""/.test(field)])).toEqual([
    ["24", false],
    ["28", true],
  ]);
});

test("a table can be scrolled by keys before the script and without it", () => {
  const html = renderToString(
    <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
      <Table
        caption="Necks"
        columns={[{ key: "size", title: "Size", cell: ({ size }: { size: string }) => size }]}
        rows={[{ size: "28/410" }]}
        rowKey={({ size }) => size}
      />
    </UiProvider>,
  );
  const [, name] = /<div role="region" aria-labelledby="([^"]+)" tabindex="0" /i.exec(html) ?? [];
  expect(html).toContain(`<caption id="${name}"`);
});
