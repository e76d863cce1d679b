/** The client of a request, as far as the server in front knows. The backend takes the same. */
export interface Client {
  /** Network address of the visitor; without one all unknown visitors share their limits. */
  clientIp?: string | undefined;
  /** The site itself reads for pages that all visitors share. The backend does not limit that. */
  isInternal?: true;
}

/** The site reading for itself, or on behalf of a visitor for whom something is made that all may see. */
export const internally = ({ clientIp }: Client = {}): Client => ({ clientIp, isInternal: true });

/** Does a client's work when its turn comes; `full`, at once, where too much waits. */
export type InTurn = <Result>(
  client: Client,
  work: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result | "full">;
