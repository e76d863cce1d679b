/** Rejects if the page may not write to the clipboard, as on URLs without https. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
