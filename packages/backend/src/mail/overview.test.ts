import { expect, test } from "vitest";
import { mailFigures } from "./overview.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";

test.each(storeKinds)("the outbox is counted on $name", async ({ create }) => {
  const { db } = await openedStore(await ownStore(create));
  expect(await mailFigures(db)).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
  const mail = (over: object) => ({
    message_id: crypto.randomUUID(),
    recipient: "a@example.com",
    subject: "s",
    text_body: "t",
    language_code: "tr",
    created_at: "2026-11-25T09:00:00.000Z",
    tries: 0,
    due_at: "2026-11-25T09:00:00.000Z",
    ...over,
  });
  const done = "2026-11-25T09:00:30.000Z";
  await db
    .insertInto("outbox")
    .values([
      mail({}),
      mail({ created_at: "2026-11-25T08:59:00.000Z" }),
      mail({ created_at: "2026-11-25T01:00:00.000Z", sent_at: done }),
      mail({ created_at: "2026-11-25T01:00:00.000Z", failed_at: done }),
    ])
    .execute();
  expect(await mailFigures(db, Date.parse("2026-11-25T09:00:00.000Z"))).toEqual({
    waiting: 2,
    failed: 1,
    oldestSeconds: 60,
  });
});
