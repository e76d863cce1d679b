import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { queueMail } from "../mail/index.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { eraseOnDemand } from "./erase.ts";
import { addRequest } from "./requests.fixtures.ts";
import { lockRequest } from "./store.ts";

test.each(storeKinds)(
  "on $name a request takes the mails along that are promised meanwhile",
  async ({ create }) => {
    const { db } = await openedStore(await ownStore(create));
    const id = await addRequest(db);
    let erasing: Promise<boolean> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockRequest(transaction, id);
      erasing = eraseOnDemand(db, id);
      // Time for the other transaction to reach the request.
      await pause(200);
      const mail = {
        to: "ada@example.com",
        locale: "en" as const,
        subject: "Your quote",
        text: "T",
        html: "H",
      };
      await queueMail(transaction, mail, `request/${id}`);
    });
    expect(await erasing).toBe(true);
    expect(await db.selectFrom("outbox").select("subject").execute()).toEqual([]);
  },
);
