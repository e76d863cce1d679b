import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CommanderError } from "@commander-js/extra-typings";
import { RefusedError } from "../errors/index.ts";
import { printedBy } from "../testing/staff-command.ts";
import { jobApplication, pdf } from "../requests/requests.fixtures.ts";
import { sweepUploads } from "../requests/upload-deletions.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { commentsCommand } from "./commands/comments.ts";
import { mailCommand } from "./commands/mail.ts";
import { requestsCommand } from "./commands/requests.ts";
import type { StaffSubject } from "./staff-command.ts";

describe.each(mainStoreKinds)("requests and reviews at the command line on $name", ({ create }) => {
  const own = openBackend(create);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  const run = (command: StaffSubject, words: string) => printedBy(command, own.db, words.split(" "));
  const send = async (path: string, body: FormData | object): Promise<number> => {
    const isForm = body instanceof FormData;
    const sent = await own.ask(`/api/v1/${path}`, {
      method: "POST",
      ...(isForm
        ? { body }
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    expect(sent.status, sent.text).toBe(201);
    return (sent.body.data as { id: number }).id;
  };
  const contact = { first_name: "Ada", email: "ada@example.com", phone: "+905321234567", message: "Merhaba" };
  const review = {
    first_name: "Ada",
    last_name: "Su",
    email: "ada@example.com",
    rating: 5,
    content: "Çok iyi",
    product_id: 1,
  };
  const published = async (): Promise<unknown> =>
    (await own.ask("/api/v1/comments/product-by-id?productId=1")).body.data;
  const record = async (subject: string) => (await own.recordAbout(subject)).map(({ action }) => action);

  test("requests are listed, shown and closed", async () => {
    const id = await send("contact", contact);
    expect(await run(requestsCommand, "list --kind contact")).toContain(`${id}  contact  unread`);
    expect(await run(requestsCommand, "list --page 99")).toBe("There is no page 99; the last one is 1.\n");
    expect(JSON.parse(await run(requestsCommand, `show ${id}`))).toMatchObject({
      id,
      email: "ada@example.com",
      fields: { message: "Merhaba" },
    });
    expect(await run(requestsCommand, `close ${id}`)).toContain("has been closed");
    expect(await run(requestsCommand, "list --status closed")).toContain(`${id}  contact  closed`);
    expect(await record(`request/${id}`)).toEqual(["request.closed"]);
  });

  test("the CV of an application is saved as a file, which is recorded and replaces no other", async () => {
    vi.stubEnv("DATA_DIR", own.store.dataDir);
    const id = await send("job-applications", jobApplication({ cv: new File([pdf], "cv.pdf") }));
    const path = join(own.store.dataDir, "saved.pdf");
    expect(await run(requestsCommand, `cv ${id} ${path}`)).toBe(`The CV of request ${id} is in ${path}.\n`);
    expect(await readFile(path)).toEqual(Buffer.from(pdf));
    expect(await record(`request/${id}`)).toEqual(["request.read_cv"]);
    await expect(run(requestsCommand, `cv ${id} ${path}`)).rejects.toThrow(
      `There is already a file ${path}.`,
    );
    const other = await send("contact", contact);
    await expect(run(requestsCommand, `cv ${other}`)).rejects.toThrow(`Request ${other} has no CV.`);
    vi.stubEnv("DATA_DIR", join(own.store.dataDir, "other"));
    await expect(run(requestsCommand, `cv ${id}`)).rejects.toThrow("the server that took it");
    await run(requestsCommand, `erase ${id}`);
    await sweepUploads(own.db, own.store.dataDir);
  });

  test("a request is erased with its file and its mails, and no other is", async () => {
    const other = await send("contact", contact);
    const id = await send("job-applications", jobApplication({ cv: new File([pdf], "cv.pdf") }));
    expect(await run(mailCommand, "list")).toContain(`J-${id}`);
    expect(await run(requestsCommand, `erase ${id}`)).toContain(`Request ${id} has been erased`);
    expect(await run(requestsCommand, "list")).not.toContain("Ayşe");
    expect(await run(mailCommand, "list --state failed")).toBe("There is no such mail.\n");
    expect(await run(mailCommand, "list")).not.toContain(`J-${id}`);
    expect(await run(mailCommand, "list")).toContain(`C-${other}`);
    expect(await sweepUploads(own.db, own.store.dataDir)).toBe(1);
    expect(await readdir(join(own.store.dataDir, "uploads"))).toEqual([".database-id"]);
    expect(await record(`request/${id}`)).toEqual(["request.erase"]);
    await expect(run(requestsCommand, `erase ${id}`)).rejects.toThrow(RefusedError);
  });

  test("reviews are listed, published, withdrawn and erased", async () => {
    const id = await send("comments", review);
    expect(await run(commentsCommand, "list")).toContain(`${id}  product B-500-CL  5/5  pending`);
    expect(await run(commentsCommand, `approve ${id}`)).toContain("approved");
    expect(await published()).toMatchObject({ totalCount: 1 });
    expect(await run(commentsCommand, `reject ${id}`)).toContain("rejected");
    expect(await published()).toMatchObject({ totalCount: 0 });
    await run(commentsCommand, `approve ${id}`);
    expect(await run(commentsCommand, `erase ${id}`)).toContain(`Review ${id} has been erased`);
    expect(await published()).toMatchObject({ totalCount: 0 });
    expect(await run(commentsCommand, "list --status all")).toContain("There is no review.");
    const mails = await own.mailsAbout(`comment/${id}`);
    expect(mails).toEqual([]);
    expect(await record(`comment/${id}`)).toEqual([
      "comment.approve",
      "comment.reject",
      "comment.approve",
      "comment.erase",
    ]);
    await expect(run(commentsCommand, `erase ${id}`)).rejects.toThrow(`There is no review ${id}.`);
  });

  test.each([
    [requestsCommand, "burn 1"],
    [requestsCommand, "toString 1"],
    [requestsCommand, "erase"],
    [requestsCommand, "erase 1x"],
    [requestsCommand, "list --kind letter"],
    [requestsCommand, "show 0"],
    [commentsCommand, "burn 1"],
    [commentsCommand, "erase"],
    [commentsCommand, "approve -1"],
    [commentsCommand, "list --status good"],
    [commentsCommand, "list --page 0"],
  ])("%o does not understand: %s", async (command, words) => {
    await expect(run(command, words)).rejects.toThrow(CommanderError);
  });
});
