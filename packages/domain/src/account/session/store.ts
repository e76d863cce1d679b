import {
  AuthAnswerError,
  createAuthEndpoints,
  type AuthEndpointOptions,
  type AuthEndpoints,
} from "./endpoints.ts";
import { browserAttention, browserSignal, type SessionAttention, type SessionSignal } from "./environment.ts";
import { hasExpired, readSession, type Session, type SessionState } from "./session.ts";

/** How often the session is looked at while the page is open, ms: 600 s. */
export const sessionRefetchMs = 600_000;

/** How long a session that was read counts as fresh, ms: five minutes. */
export const sessionCacheMs = 300_000;

/** What a session store can be given; everything has a default for the browser. */
export interface SessionStoreOptions extends AuthEndpointOptions {
  /** What the page already knows; left out when it does not know, null for a visitor. */
  initial?: Session | null;
  signal?: SessionSignal;
  attention?: SessionAttention;
  /** Present time, ms. */
  now?: () => number;
}

/** The session as a small state machine that any framework can follow. */
export interface SessionStore {
  readonly endpoints: AuthEndpoints;
  /** The present state; the same object until it changes. */
  getSnapshot: () => SessionState;
  /** The state that the server rendered and hydration begins with. */
  getServerSnapshot: () => SessionState;
  /** Follows the state; the first follower sets the store going. Returns what ends the following. */
  subscribe: (listener: () => void) => () => void;
  /** The session: from memory for five minutes, then from the server. Null for a visitor. */
  read: () => Promise<Session | null>;
  /** The session from the server, now. A request that is under way is not believed. */
  refetch: () => Promise<Session | null>;
  /** Takes over a session that an answer brought, and tells the other tabs. */
  accept: (session: Session | null) => void;
  /** Tells the other tabs to look at the session. */
  announce: () => void;
  /** Ends all listening and timers; answers under way are ignored. A new subscriber starts it again. */
  stop: () => void;
}

const loading: SessionState = { status: "loading", session: null };
const visitor: SessionState = { status: "unauthenticated", session: null };

const stateOf = (session: Session | null | undefined): SessionState =>
  session === undefined ? loading : session ? { status: "authenticated", session } : visitor;

/**
 * Stores who is signed in: read once, read again when the tab is looked at, when another tab signals a change, when
 * the network is back, and every 600 s; one request at a time.
 *
 * A look that fails changes nothing but this: a session whose end has passed is over, and a visitor who is
 * not known yet counts as one, so that no page waits for ever.
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
  /** Counts what makes earlier requests worthless: a change of the session, a forced look, the end. */
  let generation = 0;
  let end: (() => void) | null = null;

  const change = (session: Session | null): void => {
    const next = stateOf(session);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** What a request that was overtaken gives: the result of the one that overtook it. */
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
