/** A response as a browser sees it. */
export interface Answer {
  status: number;
  url: string;
  location: string | null;
  headers: Headers;
  text: string;
  // Tests read bodies of every shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any;
}

export interface Browser {
  cookies: CookieJar;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  head(path: string): Promise<Answer>;
  /** Follows all redirects. */
  visit(path: string): Promise<Answer>;
  post(path: string, body: object | string, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: object | string, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a multipart form with files. */
  upload(path: string, form: FormData, headers?: Record<string, string>): Promise<Answer>;
  /** The Cookie header for a path, for requests that no browser makes. */
  cookieHeader(path: string): string;
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Opens the sign-in form and returns its URL. */
  openSignIn(returnTo?: string): Promise<string>;
  /** Submits the form and follows redirects to the last page. */
  signIn(email: string, password: string, returnTo?: string): Promise<Answer>;
}

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

const MAX_REDIRECTS = 10;

/** A fake browser: a cookie jar, an origin, and redirects followed one by one. */
export function createBrowser(origin: string): Browser {
  // Cookies of one name may coexist on different paths.
  const kept = new Map<string, { name: string; value: string; path: string }>();

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const url = new URL(path, origin);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: cookieHeader(url.pathname), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    // A stream has no end.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    return {
      status: response.status,
      url: url.href,
      location: response.headers.get('location'),
      headers: response.headers,
      text,
      json: parsedOrNull(text),
    };
  }

  const cookieHeader = (pathname: string) =>
    [...kept.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const of = (attribute: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
    const name = pair.slice(0, pair.indexOf('='));
    const path = of('path') ?? '/';
    const expires = of('expires');
    if (expires && Date.parse(expires) < Date.now()) kept.delete(name + path);
    else kept.set(name + path, { name, path, value: pair.slice(name.length + 1) });
  }

  const cookies: CookieJar = {
    get: (name) => [...kept.values()].find((cookie) => cookie.name === name)?.value,
    set: (name, value) => void kept.set(`${name}/`, { name, value, path: '/' }),
  };

  async function follow(answer: Answer): Promise<Answer> {
    for (let step = 0; answer.location && step < MAX_REDIRECTS; step++) {
      const next = new URL(answer.location, answer.url);
      // Pages are not served here: the final URL is the result.
      if (!/^\/(api|oidc)\//.test(next.pathname)) return { ...answer, url: next.href };
      answer = await request(next.href);
    }
    return answer;
  }

  const submit: Browser['submit'] = (path, fields, headers = {}) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    });

  const send =
    (method: string): Browser['post'] =>
    (path, body, headers = {}) =>
      request(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin, ...headers },
      });

  const browser: Browser = {
    cookies,
    get: (path, headers) => request(path, { headers }),
    head: (path) => request(path, { method: 'HEAD' }),
    visit: async (path) => follow(await request(path)),
    post: send('POST'),
    put: send('PUT'),
    remove: (path, headers = {}) => request(path, { method: 'DELETE', headers: { origin, ...headers } }),
    upload: (path, form, headers = {}) =>
      request(path, { method: 'POST', body: form, headers: { origin, ...headers } }),
    cookieHeader,
    submit,
    ask: (query, variables) => browser.post('/graphql', { query, variables }),
    async openSignIn(returnTo = '/') {
      const { url } = await browser.visit(`/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
      return url;
    },
    async signIn(email, password, returnTo) {
      return follow(await submit(await browser.openSignIn(returnTo), { email, password }));
    },
  };
  return browser;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
