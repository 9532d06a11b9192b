import { currentTraceparent } from '@athenaeum/kit/telemetry';

const SESSION_TIMEOUT_MS = 500;

export interface SessionAnswer {
  /** The answer of `/api/auth/me`; undefined when it did not arrive in time, so that the page fetches it. */
  session: unknown;
  cookies: string[];
  /** Its `Server-Timing`. */
  costs: string | null;
}

/** Fetches the session from the gateway, to embed it in the page. */
export async function readSession(gateway: string, cookie: string | undefined): Promise<SessionAnswer> {
  if (!cookie) return { session: { user: null }, cookies: [], costs: null };
  const traceparent = currentTraceparent();
  try {
    const response = await fetch(new URL('/api/auth/me', gateway), {
      headers: { cookie, accept: 'application/json', ...(traceparent && { traceparent }) },
      signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
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
