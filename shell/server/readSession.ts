import { currentTraceparent } from '@athenaeum/kit/telemetry';
import { sessionIn } from '@athenaeum/registry';

/** A page is sent without the session sooner than late. */
export const SESSION_TIMEOUT_MS = 500;

export interface SessionAnswer {
  /** The answer of `/api/auth/me`; undefined when it did not arrive in time, so that the page fetches it. */
  session: unknown;
  cookies: string[];
  /** Its `Server-Timing`. */
  costs: string | null;
}

export type SessionReader = (cookie: string | undefined) => Promise<SessionAnswer>;

/** Fetches sessions from the gateway, to embed them in the page. Without the cookie of one nobody needs to be asked. */
export function createSessionReader(gateway: string, timeoutMs: number): SessionReader {
  return (cookie) => readSession(gateway, cookie, timeoutMs);
}

async function readSession(
  gateway: string,
  cookie: string | undefined,
  timeoutMs: number,
): Promise<SessionAnswer> {
  if (!cookie || !sessionIn(cookie)) return { session: { user: null }, cookies: [], costs: null };
  const traceparent = currentTraceparent();
  try {
    const response = await fetch(new URL('/api/auth/me', gateway), {
      headers: { cookie, accept: 'application/json', ...(traceparent && { traceparent }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return ANONYMOUS;
    return {
      session: await response.json(),
      cookies: response.headers.getSetCookie(),
      costs: response.headers.get('server-timing'),
    };
  } catch {
    return ANONYMOUS;
  }
}

export const ANONYMOUS: SessionAnswer = { session: undefined, cookies: [], costs: null };
