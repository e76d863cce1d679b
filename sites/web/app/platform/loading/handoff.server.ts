import type { EntryContext } from "react-router";

/** Characters that would end the script or a line of it, written so that they cannot. */
const dangerous = /[&><\u2028\u2029]/g;

/**
 * The scripts by which React Router's browser side gets the loaders' data. Its own component writes the same, but
 * suspends for each part of the stream, which only a streamed page can wait for; our data are complete by now. The
 * end-to-end tests notice when a new version of React Router reads them in another way: no page would hydrate.
 */
export async function handoffScripts({ serverHandoffStream }: EntryContext): Promise<string[]> {
  if (!serverHandoffStream) return [];
  const decoder = new TextDecoder();
  let data = "";
  for await (const part of serverHandoffStream) data += decoder.decode(part, { stream: true });
  const text = JSON.stringify(data).replace(
    dangerous,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const controller = "window.__reactRouterContext.streamController";
  return [`${controller}.enqueue(${text});`, `${controller}.close();`];
}
