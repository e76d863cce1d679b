import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { messageOf, RefusedError } from "../errors/index.ts";
import { describeFile } from "./files.ts";
import { manifestName, readManifest, type Manifest } from "./manifest.ts";

/** Whether a backup is a URL in object storage (`s3://bucket/prefix`). */
export const isRemote = (place: string): boolean => place.startsWith("s3://");

/** The bucket and folder names in a URL. Throws `RefusedError` if it has none. */
function partsOf(address: string): string[] {
  const parts = address
    .slice("s3://".length)
    .split("/")
    .filter((part) => part !== "");
  if (parts.length === 0) throw new RefusedError(`${address} is no address such as s3://bucket/prefix.`);
  return parts;
}

/** The URL of a folder below another URL. */
export const remotePath = (address: string, name: string): string =>
  `s3://${[...partsOf(address), name].join("/")}`;

/** Uploads a finished backup to a URL, its manifest last. A failed upload is removed. */
export async function uploadBackup(folder: string, manifest: Manifest, address: string): Promise<void> {
  const { put, remove } = storageAt(address);
  const sent: string[] = [];
  try {
    for (const file of manifest.files) {
      sent.push(file.path);
      await put(folder, file.path, file.sha256);
    }
    await put(folder, manifestName, (await describeFile(folder, manifestName)).sha256);
  } catch (error) {
    for (const path of sent) await remove(path).catch(() => undefined);
    throw error;
  }
}

/** Downloads a backup to an empty folder. The caller compares the checksums. */
export async function downloadBackup(address: string, folder: string): Promise<void> {
  const { get } = storageAt(address);
  await get(manifestName, folder);
  const { files } = await readManifest(folder);
  for (const { path } of files) await get(path, folder);
}

/** The objects below a URL, accessed with the standard `AWS_*` variables. */
function storageAt(address: string) {
  const parts = partsOf(address);
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...environment
  } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new RefusedError("Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key for the bucket.");
  const region = environment["AWS_REGION"] || "us-east-1";
  const endpoint =
    environment["AWS_ENDPOINT_URL_S3"] ||
    environment["AWS_ENDPOINT_URL"] ||
    `https://s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    sessionToken: environment["AWS_SESSION_TOKEN"],
    service: "s3",
    region,
    retries: 4,
  });
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const key = [...parts, ...path.split("/")];
    const url = `${endpoint}${endpoint.endsWith("/") ? "" : "/"}${key.map(encodeURIComponent).join("/")}`;
    let response: Response;
    try {
      response = await client.fetch(url, init);
    } catch (error) {
      const { cause } = error as { cause?: unknown };
      throw new RefusedError(`${new URL(url).host} cannot be reached: ${messageOf(cause ?? error)}.`);
    }
    if (response.ok) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? "";
    throw new RefusedError(
      `${new URL(url).host} answered ${[response.status, code].join(" ").trim()} for s3://${key.join("/")}` +
        (response.status === 404 ? ". Is this the address that `pnpm backup` printed?" : "."),
    );
  };
  return {
    /** Compliant storage refuses an object that does not match this checksum. */
    put: async (folder: string, path: string, sha256: string): Promise<void> => {
      const body = await openAsBlob(join(folder, path));
      await ask(path, { method: "PUT", body, headers: { "x-amz-content-sha256": sha256 } });
    },
    get: async (path: string, folder: string): Promise<void> => {
      const { body } = await ask(path, { method: "GET" });
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(body ?? [], createWriteStream(file, { mode: 0o600 }));
    },
    remove: async (path: string): Promise<void> => void (await ask(path, { method: "DELETE" })),
  };
}
