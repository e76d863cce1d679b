/** Asks for a whole document. Never comes back, so that the page stays as it is until that is there. */
export function leaveTo(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
