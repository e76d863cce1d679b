/** The client of a request, as far as the proxy in front knows it. The backend takes the same. */
export interface Client {
  /** Network address of the visitor; without one all unknown visitors share their limits. */
  clientIp?: string | undefined;
  /** The site itself reads for shared pages. The backend does not limit that. */
  isInternal?: true;
}

/** The site reading for itself, or for a visitor to make something that is shared with all. */
export const internally = ({ clientIp }: Client = {}): Client => ({ clientIp, isInternal: true });

/** Runs a client's work in its turn; returns `full` immediately where the queue is full. */
export type InTurn = <Result>(
  client: Client,
  work: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result | "full">;
