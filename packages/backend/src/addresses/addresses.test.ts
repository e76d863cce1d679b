import { describe, expect, test } from "vitest";
import { maxAddresses, type Address } from "@preforma/domain/addresses";
import { type TestCustomer } from "../testing/customers.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";

const form = {
  address_title: "Depo",
  name: "Ayşe",
  surname: "Yılmaz",
  phone: "532 123 45 67",
  country_phone_code: "+90",
  address_detail: "Kat 2, No: 7",
  street: "Plastikçiler Caddesi",
  neighborhood: "İkitelli",
  district: "Başakşehir",
  city: "İstanbul",
  postal_code: "34490",
};
const company = {
  address_type: "kurumsal",
  company_name: "Örnek Ambalaj A.Ş.",
  vkn: "481 005 85 90",
  tax_office: "İkitelli",
};

describe.each(mainStoreKinds)("addresses on $name", ({ create }) => {
  const own = openBackend(create);

  const as = (person: TestCustomer | null) => (method: string, path: string, body?: unknown) =>
    own.send(method, path, body, { "Accept-Language": "tr", ...person?.headers });
  const stored = (answer: { body: { data?: unknown } }): Address => answer.body.data as Address;
  const all = async (person: TestCustomer): Promise<Address[]> =>
    (await as(person)("GET", "addresses")).body.data as Address[];

  test("are added, read, changed and deleted with the messages of section 8", async () => {
    const person = await own.addCustomer();
    const added = await as(person)("POST", "addresses", { ...form, address: "made up", customer_id: 1 });
    expect(added.status).toBe(201);
    expect(added.body.message).toBe("Adres başarıyla eklendi");
    expect(stored(added)).toEqual({
      ...form,
      id: expect.any(Number),
      customer_id: person.id,
      phone: "+905321234567",
      address_type: "bireysel",
      country: "Türkiye",
      address: "Plastikçiler Caddesi, İkitelli, Başakşehir, İstanbul",
      is_default: true,
      company_name: null,
      vkn: null,
      tax_office: null,
    });
    const { id } = stored(added);
    const read = await as(person)("GET", `addresses/${id}`);
    expect(stored(read)).toEqual(stored(added));
    expect(read.headers.get("Cache-Control")).toBe("no-store");

    const changed = await as(person)("PUT", `addresses/${id}?languageCode=en`, { ...form, ...company });
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe("Address updated");
    expect(stored(changed)).toMatchObject({ ...company, vkn: "4810058590", is_default: true });
    expect((await as(person)("PUT", `addresses/${id}`, form)).body.message).toBe(
      "Adres başarıyla güncellendi",
    );

    expect((await as(person)("DELETE", `addresses/${id}`)).status).toBe(200);
    expect((await as(person)("GET", `addresses/${id}`)).status).toBe(404);
    expect(await all(person)).toEqual([]);
  });

  test("with missing fields are refused, with every field named", async () => {
    const person = await own.addCustomer();
    const refused = await as(person)("POST", "addresses?languageCode=de", { address_type: "kurumsal" });
    expect(refused.status).toBe(400);
    const { errors } = refused.body.data as { errors: { field: string; message: string }[] };
    expect(errors.map((error) => error.field)).toEqual(
      expect.arrayContaining(["address_title", "phone", "postal_code", "company_name", "vkn", "tax_office"]),
    );
    expect(errors.every((error) => error.message === "Dieses Feld ist erforderlich.")).toBe(true);
    expect(await all(person)).toEqual([]);
  });

  test("always have exactly one default", async () => {
    const person = await own.addCustomer();
    const add = async (over: object = {}): Promise<number> =>
      stored(await as(person)("POST", "addresses", { ...form, ...over })).id;
    const theDefault = async (): Promise<number> => {
      const defaults = (await all(person)).filter((address) => address.is_default);
      expect(defaults).toHaveLength(1);
      return defaults[0]?.id ?? 0;
    };
    const first = await add();
    const second = await add();
    expect(await theDefault()).toBe(first);
    const third = await add({ is_default: true });
    expect(await theDefault()).toBe(third);
    expect((await all(person))[0]?.id).toBe(third);
    await as(person)("PUT", `addresses/${second}/default`);
    expect(await theDefault()).toBe(second);
    await as(person)("PUT", `addresses/${second}`, { ...form, is_default: false });
    expect(await theDefault()).toBe(second);
    await as(person)("PUT", `addresses/${first}`, { ...form, is_default: "on" });
    expect(await theDefault()).toBe(first);
    await as(person)("DELETE", `addresses/${first}`);
    expect(await theDefault()).toBe(third);
  });

  test("keep exactly one default under concurrent additions", async () => {
    const person = await own.addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as(person)("POST", "addresses", { ...form, is_default: true })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    const ids = answers.map((answer) => stored(answer).id);
    await Promise.all([
      ...ids.map((id) => as(person)("PUT", `addresses/${id}/default`)),
      as(person)("DELETE", `addresses/${ids[0]}`),
    ]);
    expect((await all(person)).filter((address) => address.is_default)).toHaveLength(1);
  });

  test(`are at most ${maxAddresses}`, async () => {
    const person = await own.addCustomer();
    for (let index = 1; index < maxAddresses; index++) await as(person)("POST", "addresses", form);
    const last = await Promise.all([1, 2, 3].map(() => as(person)("POST", "addresses", form)));
    expect(last.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await all(person)).toHaveLength(maxAddresses);
  });

  test("are private: another customer finds nothing, a visitor has to sign in", async () => {
    const owner = await own.addCustomer();
    const other = await own.addCustomer();
    const staff = await own.addCustomer({ role: "staff" });
    const { id } = stored(await as(owner)("POST", "addresses", form));
    const calls: [string, string, unknown?][] = [
      ["GET", `addresses/${id}`],
      ["PUT", `addresses/${id}`, { ...form, address_title: "Mine" }],
      ["PUT", `addresses/${id}/default`],
      ["DELETE", `addresses/${id}`],
    ];
    for (const [method, path, body] of calls) {
      const theirs = await as(other)(method, path, body);
      const nobodys = await as(other)(method, path.replace(String(id), "2147483647"), body);
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(nobodys.body);
      expect((await as(staff)(method, path, body)).status).toBe(404);
      expect((await as(null)(method, path, body)).status).toBe(401);
    }
    expect(await all(other)).toEqual([]);
    expect((await as(null)("GET", "addresses")).status).toBe(401);
    expect((await as(null)("POST", "addresses", { ...form, customer_id: owner.id })).status).toBe(401);
    expect(await all(owner)).toMatchObject([{ id, address_title: "Depo" }]);
  });

  test("cannot get two defaults from any other writer", async () => {
    const person = await own.addCustomer();
    await as(person)("POST", "addresses", form);
    const row = await own.db
      .selectFrom("addresses")
      .selectAll()
      .where("customer_id", "=", person.id)
      .executeTakeFirstOrThrow();
    const { id: _, ...copy } = row;
    await expect(own.db.insertInto("addresses").values(copy).execute()).rejects.toThrow(/unique/i);
  });
});
