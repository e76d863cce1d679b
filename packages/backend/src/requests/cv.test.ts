import { readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { docx } from "../testing/documents.ts";
import { openBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { errorsOf, forms, jobApplication, pdf } from "./requests.fixtures.ts";
import { sweepUploads } from "./upload-deletions.ts";
import { storeUpload } from "./uploads.ts";
import { uploadsFolder } from "./uploads-folder.ts";

describe.each(storeKinds)("a CV on $name", ({ create }) => {
  const own = openBackend(create);
  const staff = own.sharedCustomer({ role: "staff" });

  const apply = (fields: Record<string, string | File>, headers: Record<string, string> = {}) =>
    own.ask("/api/v1/job-applications", { method: "POST", body: jobApplication(fields), headers });
  const mails = () => own.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const admin = (path: string) => own.ask(`/api/v1/admin/requests${path}`, { headers: staff.headers });

  test("is accepted as PDF or DOCX, and staff get it as a file to save", async () => {
    const files = [
      {
        file: new File([pdf], '../../Özgeçmiş "2026".html'),
        name: "Özgeçmiş 2026.pdf",
        type: "application/pdf",
      },
      {
        file: new File([docx()], "cv.pdf"),
        name: "cv.docx",
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      },
    ];
    for (const { file, name, type } of files) {
      const answer = await apply({ cv: file });
      expect(answer.status).toBe(201);
      const { id } = answer.body.data as { id: number };
      const { data } = (await admin(`/${id}`)).body;
      expect(data).toMatchObject({ files: [{ name, bytes: file.size }] });
      // The file is not stored as a field.
      expect((data as { fields: object }).fields).not.toHaveProperty("cv");
      const response = await own.backend.fetch(
        new Request(`http://shop.test/api/v1/admin/requests/${id}/cv`, { headers: staff.headers }),
      );
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(response.headers.get("Content-Disposition")).toContain("attachment;");
      expect(response.headers.get("Content-Disposition")).toContain(
        `filename*=UTF-8''${encodeURIComponent(name)}`,
      );
      expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
      const { text_body } =
        (await mails()).findLast(
          (mail) =>
            mail.subject.startsWith("İş başvurusu") && mail.recipient !== forms["job-applications"].email,
        ) ?? {};
      expect(text_body).toContain(name);
    }
  });

  test("is judged by its content", async () => {
    const before = await readdir(uploadsFolder(own.store.dataDir));
    for (const file of [
      new File(["<script>alert(1)</script>"], "cv.pdf", { type: "application/pdf" }),
      // A package that contains something other than a document.
      new File([docx("xl/workbook.xml", "spreadsheetml.sheet")], "cv.docx"),
      new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], "cv.pdf"),
    ]) {
      const answer = await apply({ cv: file });
      expect(answer.status).toBe(400);
      expect(errorsOf(answer)).toEqual({ cv: "Özgeçmişi PDF veya Word (DOCX) dosyası olarak ekleyin." });
    }
    expect((await apply({ cv: "not a file" })).status).toBe(400);
    expect(await readdir(uploadsFolder(own.store.dataDir))).toEqual(before);
  });

  test("has at most 5 MB; an empty file field counts as no file", async () => {
    const big = new File([pdf, new Uint8Array(5 * 1024 * 1024)], "cv.pdf");
    const answer = await apply({ cv: big });
    expect(errorsOf(answer)).toEqual({ cv: "Dosya çok büyük; üst sınır 5 MB." });
    const huge = new File([pdf, new Uint8Array(7 * 1024 * 1024)], "cv.pdf");
    expect((await apply({ cv: huge })).status).toBe(413);
    const none = await apply({ cv: new File([], "") });
    expect(none.status).toBe(201);
    const { id } = none.body.data as { id: number };
    expect((await admin(`/${id}/cv`)).status).toBe(404);
  });

  test("is stored once however often it is sent", async () => {
    const before = (await readdir(uploadsFolder(own.store.dataDir))).length;
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (let count = 0; count < 3; count++)
      expect((await apply({ cv: new File([pdf], "cv.pdf") }, key)).status).toBe(201);
    expect((await apply({}, key)).status).toBe(409);
    expect((await readdir(uploadsFolder(own.store.dataDir))).length).toBe(before + 1);
  });

  const hour = 60 * 60 * 1000;
  /** The leftover upload of a request that failed. */
  const leftover = () =>
    storeUpload(own.db, own.store.dataDir, {
      bytes: pdf,
      name: "cv.pdf",
      extension: "pdf",
      contentType: "application/pdf",
      digest: "",
    });

  test("whose request failed is swept an hour later, finished or not; the others stay", async () => {
    const folder = uploadsFolder(own.store.dataDir);
    const before = await readdir(folder);
    const finished = (await leftover()).storedName;
    const unfinished = (await leftover()).storedName;
    await rename(join(folder, unfinished), join(folder, `${unfinished}.part`));
    expect(await sweepUploads(own.db, own.store.dataDir)).toBe(0);
    expect(await readdir(folder)).toContain(finished);
    expect(await sweepUploads(own.db, own.store.dataDir, Date.now() + 2 * hour)).toBe(2);
    expect((await readdir(folder)).sort()).toEqual(before.sort());
  });

  test("R7: unknown to this database is never deleted, however old: it may belong to another", async () => {
    const file = join(uploadsFolder(own.store.dataDir), "0123456789abcdef0123456789abcdef.pdf");
    await writeFile(file, pdf);
    const longAgo = new Date(Date.now() - 1000 * hour);
    await utimes(file, longAgo, longAgo);
    await sweepUploads(own.db, own.store.dataDir, Date.now() + 1000 * hour);
    expect(await readFile(file)).toEqual(Buffer.from(pdf));
    await rm(file);
  });
});
