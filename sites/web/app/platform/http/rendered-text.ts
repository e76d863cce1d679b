/** A page's body as text and bytes, so that each is made once. */
export interface RenderedText {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const rendered = new WeakMap<Response, RenderedText>();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The response with a rendered page. Its text is remembered, to save decoding it for inspection. */
export function pageResponse(text: string, init: ResponseInit): Response {
  const bytes = encoder.encode(text);
  const response = new Response(bytes, init);
  rendered.set(response, { text, bytes });
  return response;
}

/** The body of a response, remembered or read. */
export async function renderedText(response: Response): Promise<RenderedText> {
  const known = rendered.get(response);
  if (known) return known;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { text: decoder.decode(bytes), bytes };
}
