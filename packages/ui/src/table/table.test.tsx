import { expect, test } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { Table } from "./index.ts";

interface Neck {
  readonly size: string;
}

const necks = {
  caption: "Necks",
  columns: [{ key: "size", title: "Size", cell: ({ size }: Neck) => size }],
  rowKey: ({ size }: Neck) => size,
};

test("rows can be selected before and without script: native form fields, named and ticked", () => {
  const html = serverHtml(
    <Table
      {...necks}
      rows={[{ size: "24" }, { size: "28" }]}
      selectionMode="multiple"
      defaultSelectedKeys={["28"]}
      name="neck"
    />,
  );
  const fields = [...html.matchAll(/<input [^>]*name="neck"[^>]*>/g)].map(([field]) => field);
  expect(fields.map((field) => [/value="(\d+)"/.exec(field)?.[1], /checked=""/.test(field)])).toEqual([
    ["24", false],
    ["28", true],
  ]);
});

test("a table can be scrolled by keyboard before and without script", () => {
  const html = serverHtml(<Table {...necks} rows={[{ size: "28/410" }]} />);
  const [, name] = /<div role="region" aria-labelledby="([^"]+)" tabindex="0" /i.exec(html) ?? [];
  expect(html).toContain(`<caption id="${name}"`);
});
