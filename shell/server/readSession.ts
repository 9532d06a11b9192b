const SESSION_TIMEOUT_MS = 500;

export interface SessionAnswer {
  /** What `/api/auth/me` said; undefined when it did not say anything in time, and the page asks itself. */
  session: unknown;
  cookies: string[];
  /** What the answer cost, where the gateway tells. */
  costs: string | null;
}

/** Asks the gateway who is signed in, so that the page starts knowing it. */
export async function readSession(gateway: string, cookie: string | undefined): Promise<SessionAnswer> {
  if (!cookie) return { session: { user: null }, cookies: [], costs: null };
  try {
    const response = await fetch(new URL('/api/auth/me', gateway), {
      headers: { cookie, accept: 'application/json' },
      signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
    });
    if (!response.ok) return NOBODY_ASKED;
    return {
      session: await response.json(),
      cookies: response.headers.getSetCookie(),
      costs: response.headers.get('server-timing'),
    };
  } catch {
    return NOBODY_ASKED;
  }
}

export const NOBODY_ASKED: SessionAnswer = { session: undefined, cookies: [], costs: null };
