/** Loads a new document. Never resolves, so that the page stays as it is until then. */
export function leaveTo(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
