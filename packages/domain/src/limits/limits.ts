/*
 * Limits of input, one for each kind. Longer input is refused or truncated before it is processed, so that no input can
 * block a process. Rules of single form fields are in their schemas.
 */

/** Path of a URL, percent-encoded, characters. Ours have at most 150. Longer ones match no page; servers answer 414. */
export const maxPathLength = 2048;

/**
 * Query of a URL, percent-encoded, characters. A list with every filter chosen has under 1,000, and advertising networks
 * add up to 1,000. Servers answer 414 to longer ones.
 */
export const maxQueryLength = 4096;

/** Values of one query parameter, such as the materials of a filter. No filter has as many. The rest is ignored. */
export const maxQueryValues = 50;

/** One such value, characters; longer ones are ignored, as no name is that long. */
export const maxQueryValueLength = 60;

/** Text of a search field, characters. The rest is ignored: no one types it, and each word costs time. */
export const maxKeywordLength = 200;

/** Page of a list. Users filter longer lists rather than page through them. */
export const maxPageNumber = 100_000;

/** Entries per page of a list, which are rendered together. */
export const maxPageSize = 100;

/** Ids are 32-bit. */
export const maxId = 2_147_483_647;

/** Headers of a request together, cookies included, bytes. Node.js answers 431 to more. */
export const maxHeaderBytes = 16 * 1024;

/** Body of a request, without files, bytes: a quote request for 50 products has 20 KB. 413. */
export const maxBodyBytes = 64 * 1024;

/** The same with files: a CV and the fields around it. 413. */
export const maxUploadBytes = 6 * 1024 * 1024;

/** Fields and files of a form. A quote request for 50 products has about 300. 413. */
export const maxFormFields = 500;

/** Headers of one field in a multipart body, with its name and file name, bytes. 413. */
export const maxPartHeaderBytes = 2048;

/** The name of an uploaded file, characters: file systems allow no more. The rest is cut off. */
export const maxFileNameLength = 255;

/** Levels of lists and objects in a JSON body. Ours have at most 6. 413. */
export const maxJsonDepth = 32;

/** Whether a URL or path exceeds the servers' limits; call it before parsing or matching. */
export function isUrlTooLong(url: string): boolean {
  // Most URLs are shorter in total.
  if (url.length <= maxPathLength) return false;
  const start = url.indexOf("://");
  const path = start === -1 ? 0 : url.indexOf("/", start + 3);
  const query = url.indexOf("?");
  const pathEnd = query === -1 ? url.length : query;
  return pathEnd - path > maxPathLength || url.length - pathEnd > maxQueryLength;
}
