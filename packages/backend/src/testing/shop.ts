import { randomUUID } from "node:crypto";
import type { Cart, Order, StaffOrder } from "@preforma/domain/shop";
import type { Backend } from "../backend.ts";
import { askingOf } from "./backend.ts";
import type { TestCustomer } from "./customers.ts";
import type { openBackend } from "./open-backend.ts";
import { openedStore, type TestStore } from "./stores.ts";

/** An address of a person, as it is stored. */
export const testAddress = {
  name: "Ayşe",
  surname: "Yılmaz",
  phone: "+905321234567",
  country_phone_code: "+90",
  address_type: "bireysel" as const,
  address_title: "Depo",
  address_detail: "No: 7",
  street: "Plastikçiler Caddesi",
  neighborhood: "İkitelli",
  district: "Başakşehir",
  city: "İstanbul",
  postal_code: "34490",
  country: "Türkiye",
  address: "Plastikçiler Caddesi, İkitelli, Başakşehir, İstanbul",
  company_name: null,
  vkn: null,
  tax_office: null,
};

/** Adds an address to a customer's address book and returns its id. */
export async function addAddress(
  store: TestStore,
  customerId: number,
  over: { vkn?: string | null } = {},
): Promise<number> {
  const { db } = await openedStore(store);
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("addresses")
    .values({
      customer_id: customerId,
      ...testAddress,
      is_default: 0,
      vkn: over.vkn ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an article to a customer's cart and returns the cart. */
export async function fillCart(
  backend: Backend,
  customer: TestCustomer,
  productId: number,
  quantity: number,
): Promise<Cart> {
  const body = { product_id: productId, quantity };
  const { send } = askingOf({ backend });
  const { status, data, text } = await send<Cart>("POST", "cart/lines", body, customer.headers);
  if (status !== 201) throw new Error(`The cart took nothing: ${text}`);
  return data;
}

/** Fields that override those of {@link order}, and the idempotency key. */
type OrderParts = [over?: Record<string, unknown>, key?: string];

/** Orders a customer's cart at its displayed total. */
export async function order(
  backend: Backend,
  customer: TestCustomer,
  addressId: number,
  ...[over, key = randomUUID()]: OrderParts
) {
  const { get, send } = askingOf({ backend });
  const cart = await get<Cart>("cart", customer.headers);
  const body = {
    delivery_address_id: addressId,
    payment_type: "bank_transfer",
    total_minor: cart.data.totals?.total_minor ?? 0,
    accepted_terms: true,
    ...over,
  };
  return send<Order>("POST", "orders", body, { ...customer.headers, "Idempotency-Key": key });
}

/** Moves an order as staff. */
export const moveOrder = (backend: Backend, staff: TestCustomer, number: string, move: object) =>
  askingOf({ backend }).send<StaffOrder>("POST", `admin/orders/${number}/transitions`, move, staff.headers);

/** Stock, customers and orders of a test's shop. */
export function shopOf(own: ReturnType<typeof openBackend>) {
  const shopper = async (): Promise<TestCustomer & { addressId: number }> => {
    const customer = await own.addCustomer();
    return { ...customer, addressId: await addAddress(own.store, customer.id) };
  };
  const setStock = (id: number, stock: number | null): Promise<unknown> =>
    own.db.updateTable("products").set({ stock }).where("id", "=", id).execute();
  return {
    setStock,
    stockOf: async (id: number): Promise<number | null | undefined> => {
      const row = await own.db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst();
      return row?.stock;
    },
    shopper,
    fillCart: (customer: TestCustomer, productId: number, quantity: number) =>
      fillCart(own.backend, customer, productId, quantity),
    /** Orders a customer's cart to their address, which is created if they have none. */
    order: async (customer: TestCustomer & { addressId?: number }, ...over: OrderParts) =>
      order(own.backend, customer, customer.addressId ?? (await addAddress(own.store, customer.id)), ...over),
    /** A new customer with pieces of an article in the cart, whose stock is set first. */
    buyer: async (productId: number, stock: number, pieces = 1080) => {
      await setStock(productId, stock);
      const customer = await shopper();
      await fillCart(own.backend, customer, productId, pieces);
      return customer;
    },
    /** Sequential: a second connection of this process would wait for the first's lock and block it. */
    shoppers: async (count: number): Promise<Awaited<ReturnType<typeof shopper>>[]> => {
      const made = [];
      for (let index = 0; index < count; index++) made.push(await shopper());
      return made;
    },
  };
}
