import { companyDay } from "@preforma/domain/quotes";
import { locales } from "@preforma/domain/locales";
import { mkdir, writeFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { studioPort } from "../media/studio.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import quotePdfWords from "./pdf-texts.json" with { type: "json" };
import { idOf } from "../testing/backend.ts";

/** A folder to save the documents in for viewing. */
const shown = process.env["QUOTE_PDFS"];

describe.each(mainStoreKinds.slice(0, 1))("a quote as PDF", ({ create }) => {
  const own = openBackend(create, { studio: studioPort(), warmPictures: false });
  const sender = own.sharedCustomer();
  let id = 0;
  let token = "";
  let mailed: string[] = [];
  beforeAll(async () => {
    const staff = await own.addCustomer({ role: "staff" });
    const sent = await own.send<{ id: number }>(
      "POST",
      "offer-requests?languageCode=tr",
      {
        first_name: "Ayşe",
        last_name: "Yılmaz",
        company: "Ege Kozmetik",
        phone: "+905321234567",
        email: sender.email,
        message: "Teklif",
        items: [
          { product_id: idOf("B-500-CL"), quantity: 20_000, variants: { Renk: "RAL 5015" } },
          { product_id: idOf("J-100"), quantity: 1000 },
        ],
      },
      sender.headers,
    );
    id = sent.data.id;
    const answer = {
      currency: "TRY",
      lines: [{ unit_price_minor: 325 }, { unit_price_minor: 450, quantity: 1080 }],
      shipping_minor: 100_00,
      valid_until: companyDay(Date.now() + 14 * 86_400_000),
      note: "10 iş günü\nİstanbul teslim",
    };
    await own.send("PUT", `admin/requests/${id}/quote`, answer, staff.headers);
    const mails = await own.mailsAbout(`request/${id}`);
    const links = [...(mails.at(-1)?.text_body ?? "").matchAll(/\/(teklif\S*)[?]id=\d+&token=([\w-]{43})/g)];
    mailed = links.map(([, path = ""]) => path);
    token = links[0]?.[2] ?? "";
  });

  it.each(locales)("has the content of the quote in %s", async (locale) => {
    const answer = await own.backend.fetch(
      new Request(`http://shop.test/api/v1/quotes/${id}/pdf?languageCode=${locale}`, {
        headers: { "X-Quote-Token": token },
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (shown !== undefined) {
      await mkdir(shown, { recursive: true });
      await writeFile(`${shown}/quote.${locale}.pdf`, bytes);
    }
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(totalPages).toBe(1);
    for (const part of [`Q-${id}`, "B-500-CL", "RAL 5015", "Ege Kozmetik"]) expect(text).toContain(part);
    // 20,000 at 3.25 and 1,080 at 4.50 with 100.00 shipping and 20 % VAT.
    expect(text.replaceAll(/[\s.,\u00a0\u202f]/g, "")).toContain("8395200");
    // A Russian date ends in a full stop.
    expect(text).not.toContain("..");
    // Arabic letters are extracted in their presentation forms.
    if (locale !== "ar") expect(text).toContain(quotePdfWords[locale].preparedFor);
  });

  it("keeps a note in the order of its own language beside Arabic", async () => {
    const answer = await own.backend.fetch(
      new Request(`http://shop.test/api/v1/quotes/${id}/pdf?languageCode=ar`, {
        headers: { "X-Quote-Token": token },
      }),
    );
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items.flatMap((item) =>
      "str" in item
        ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }]
        : [],
    );
    const line = placed.find(({ text }) => text.includes("günü"))?.y;
    const inOrder = placed.filter(({ y }) => y === line).toSorted((one, other) => one.x - other.x);
    expect(
      inOrder
        .map(({ text }) => text.trim())
        .join(" ")
        .trim(),
    ).toBe("10 iş günü");
  });

  it("is linked in the mail next to the quote's page", () => {
    expect(mailed).toEqual(["teklif", "teklif/pdf"]);
  });

  it("is served only to the mail's token and the sender", async () => {
    const asked = async (headers: Record<string, string>) =>
      (await own.backend.fetch(new Request(`http://shop.test/api/v1/quotes/${id}/pdf`, { headers }))).status;
    expect(await asked({})).toBe(404);
    expect(await asked({ "X-Quote-Token": "x".repeat(43) })).toBe(404);
    expect(await asked((await own.addCustomer()).headers)).toBe(404);
    expect(await asked(sender.headers)).toBe(200);
  });
});
