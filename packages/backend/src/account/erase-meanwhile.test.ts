import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { personalData } from "../privacy/index.ts";
import { addCustomer } from "../testing/customers.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { mailLink } from "./links.ts";
import { findPerson } from "./person.ts";

test.each(storeKinds)(
  "on $name an account takes the mails along that are promised meanwhile",
  async ({ create }) => {
    const store = await ownStore(create);
    const { db } = await openedStore(store);
    const { id } = await addCustomer(store);
    let erasing: Promise<boolean> | undefined;
    await db.transaction().execute(async (transaction) => {
      const person = await findPerson(transaction, { id });
      if (!person) throw new Error("The customer is gone.");
      await mailLink(
        transaction,
        { db, publicOrigin: "https://shop.test" },
        person,
        "reset_password",
        "resetPassword",
      );
      erasing = db.transaction().execute((other) => personalData.erase(other, id));
      // Time for the other transaction to get as far as it can.
      await pause(200);
    });
    expect(await erasing).toBe(true);
    expect(await db.selectFrom("outbox").select("subject").execute()).toEqual([]);
  },
);
