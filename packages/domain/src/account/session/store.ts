import {
  AuthAnswerError,
  createAuthEndpoints,
  type AuthEndpointOptions,
  type AuthEndpoints,
} from "./endpoints.ts";
import { browserAttention, browserSignal, type SessionAttention, type SessionSignal } from "./environment.ts";
import { hasExpired, readSession, type Session, type SessionState } from "./session.ts";

/** Polling interval of the session while the page is open, ms: 600 s. */
export const sessionRefetchMs = 600_000;

/** How long a session counts as fresh, ms: five minutes. */
export const sessionCacheMs = 300_000;

/** The options of a session store; all have defaults for the browser. */
export interface SessionStoreOptions extends AuthEndpointOptions {
  /** The known session; omitted where it is unknown, null for a visitor. */
  initial?: Session | null;
  signal?: SessionSignal;
  attention?: SessionAttention;
  /** Current time, ms. */
  now?: () => number;
}

/** The session as a small state machine for any framework. */
export interface SessionStore {
  readonly endpoints: AuthEndpoints;
  /** The current state; the same object until it changes. */
  getSnapshot: () => SessionState;
  /** The state that the server rendered, for hydration. */
  getServerSnapshot: () => SessionState;
  /** Subscribes to the state; the first subscriber starts the store. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The session: from memory for five minutes, then from the server. Null for a visitor. */
  read: () => Promise<Session | null>;
  /** The session from the server, now. A request in progress is discarded. */
  refetch: () => Promise<Session | null>;
  /** Accepts a session from an answer, and notifies the other tabs. */
  accept: (session: Session | null) => void;
  /** Makes the other tabs read the session again. */
  announce: () => void;
  /** Stops all listeners and timers; pending answers are ignored. A new subscriber restarts it. */
  stop: () => void;
}

const loading: SessionState = { status: "loading", session: null };
const visitor: SessionState = { status: "unauthenticated", session: null };

const stateOf = (session: Session | null | undefined): SessionState =>
  session === undefined ? loading : session ? { status: "authenticated", session } : visitor;

/**
 * Stores the session: reads it once, and again when the tab becomes visible, when another tab signals a change, when
 * the network returns, and every 600 s; one request at a time.
 *
 * A failed request changes only this: an expired session ends, and an unknown user counts as a visitor, so that no page
 * waits for ever.
 */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const endpoints = createAuthEndpoints(options);
  const signal = options.signal ?? browserSignal();
  const attention = options.attention ?? browserAttention();
  const now = options.now ?? Date.now;
  const initial = stateOf(options.initial);

  const listeners = new Set<() => void>();
  let state = initial;
  let readAt = options.initial === undefined ? -Infinity : now();
  let underWay: Promise<Session | null> | null = null;
  /** Incremented to invalidate earlier requests: by a change of the session, a forced read, the stop. */
  let generation = 0;
  let end: (() => void) | null = null;

  const change = (session: Session | null): void => {
    const next = stateOf(session);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** The result of a superseded request: that of the one that superseded it. */
  const newest = (): Promise<Session | null> => underWay ?? Promise.resolve(state.session);

  const look = (): Promise<Session | null> => {
    const mine = (generation += 1);
    const request = (async () => {
      try {
        const session = readSession(await endpoints.session());
        if (mine !== generation) return newest();
        readAt = now();
        change(session);
      } catch (error) {
        if (mine !== generation) return newest();
        if (error instanceof AuthAnswerError) endpoints.log("error", "CLIENT_FETCH_ERROR", error.message);
        change(state.session && !hasExpired(state.session, now()) ? state.session : null);
      } finally {
        if (mine === generation) underWay = null;
      }
      return state.session;
    })();
    underWay = request;
    return request;
  };
  const lookOnce = (): Promise<Session | null> => underWay ?? look();

  const start = (): void => {
    const changed = (): void => void look();
    const seen = (): void => void lookOnce();
    const timer = setInterval(seen, sessionRefetchMs);
    const ends = [signal.listen(changed), attention.listen(seen), () => clearInterval(timer)];
    end = () => ends.forEach((one) => one());
    if (now() - readAt >= sessionCacheMs) void lookOnce();
  };

  return {
    endpoints,
    getSnapshot: () => state,
    getServerSnapshot: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      if (!end) start();
      return () => void listeners.delete(listener);
    },
    read() {
      const isFresh = now() - readAt < sessionCacheMs;
      const isOver = state.session !== null && hasExpired(state.session, now());
      return isFresh && !isOver && !underWay ? Promise.resolve(state.session) : lookOnce();
    },
    refetch: look,
    accept(session) {
      generation += 1;
      underWay = null;
      readAt = now();
      change(session);
      signal.send();
    },
    announce: () => signal.send(),
    stop() {
      generation += 1;
      underWay = null;
      end?.();
      end = null;
    },
  };
}
