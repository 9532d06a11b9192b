import { createReadable, readSession, type Readable, type Session } from '@athenaeum/shell-contract';
import { pageData } from '../registry/pageData';
import { SESSION_ELEMENT } from '../registry/registryView';

export interface SessionStore extends Readable<Session> {
  /** Refetches the session. */
  refresh(): Promise<void>;
  /** The session on this page has ended. */
  readonly hasExpired: Readable<boolean>;
  /** The session is unknown, as the server did not answer; it is retried automatically. */
  readonly isUnknown: Readable<boolean>;
}

const TIMEOUT_MS = 8000;
const RETRY_DELAY_MS = 4000;
/** A visible page detects within this time that the session has ended. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const FRESH_FOR_MS = 30_000;

/** The session: embedded by the server, otherwise fetched. */
export function createSessionStore(): SessionStore {
  const inlined = pageData(SESSION_ELEMENT);
  const session = createReadable<Session>(
    inlined === undefined ? { status: 'loading', user: null } : readSession(inlined),
  );
  const hasExpired = createReadable(false);
  const isUnknown = createReadable(false);
  let asking: Promise<void> | null = null;
  let askedAt = performance.now();

  async function ask(): Promise<void> {
    askedAt = performance.now();
    try {
      const response = await fetch('/api/auth/me', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`/api/auth/me answered ${response.status}.`);
      const next = readSession(await response.json());
      isUnknown.set(false);
      // The page stays, so that no input is lost; a notice asks to sign in again.
      if (!next.user && session.get().user) return hasExpired.set(true);
      hasExpired.set(false);
      session.set(next);
    } catch {
      // A failing server signs nobody out.
      if (session.get().status !== 'loading') return;
      isUnknown.set(true);
      setTimeout(() => void refresh(), RETRY_DELAY_MS);
    }
  }
  const refresh = () => (asking ??= ask().finally(() => (asking = null)));

  if (inlined === undefined) void refresh();
  setInterval(() => document.visibilityState === 'visible' && void refresh(), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > FRESH_FOR_MS) void refresh();
  });
  return { get: session.get, subscribe: session.subscribe, refresh, hasExpired, isUnknown };
}
