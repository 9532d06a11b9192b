const MAX_REDIRECTS = 10;
const REQUEST_TIMEOUT_MS = 20_000;

export interface Answer {
  ok: boolean;
  code: string | null;
  // What is asked for differs from one operation to the next.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

export interface Browser {
  /** Asks a path; rejects when there is no answer in time. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Where a browser ends up. */
  follow(path: string, init?: RequestInit): Promise<string>;
}

export interface SignedIn {
  /** The answer of the operation's one field; null when there was none. */
  ask(query: string, variables?: object): Promise<Answer | null>;
  /** Requests a path as the member's browser does; rejects when there is no answer in time. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export async function signIn(origin: string, email: string, password: string): Promise<SignedIn> {
  const { request, follow } = browse(origin);
  const form = await follow('/api/auth/login?returnTo=/');
  await follow(form, {
    method: 'POST',
    body: new URLSearchParams({ email, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { user } = (await (await request('/api/auth/me')).json()) as { user: unknown };
  if (!user) throw new Error('The sign-in did not succeed');
  return {
    request,
    async ask(query, variables) {
      const response = await request('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: { 'content-type': 'application/json' },
      }).catch(() => null);
      const answered = (await response?.json().catch(() => null)) as { data?: object | null } | null;
      const [answer] = Object.values(answered?.data ?? {}) as (Answer | null)[];
      return answer ?? null;
    },
  };
}

/** Asks as a browser does: redirects one by one, cookies each on its path. */
export function browse(origin: string): Browser {
  const cookies = new Map<string, { name: string; value: string; path: string }>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const cookie = [...cookies.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie, origin, ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8);
    const name = pair.slice(0, pair.indexOf('='));
    if (expires && Date.parse(expires) < Date.now()) cookies.delete(name + path);
    else cookies.set(name + path, { name, path, value: pair.slice(name.length + 1) });
  }

  async function follow(path: string, init?: RequestInit): Promise<string> {
    let url = new URL(path, origin);
    for (let step = 0; step < MAX_REDIRECTS; step++) {
      const response = await request(url.href, step === 0 ? init : {});
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (!location) return url.href;
      url = new URL(location, url);
      if (!/^\/(api|oidc)\//.test(url.pathname)) return url.href;
    }
    throw new Error('The sign-in goes round in circles');
  }

  return { request, follow };
}
