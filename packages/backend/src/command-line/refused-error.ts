/** A command was understood but cannot be done. The message says why and how to go on. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
