import { AsyncLocalStorage } from 'node:async_hooks';
import { until } from '@athenaeum/common/waiting';
import mongoose from 'mongoose';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';

const world = openForFile(() => createTestGateway({ env: { LIMIT_LOGIN: '50', LIMIT_GUESSES: '1000' } }));
afterEach(() => {
  jest.restoreAllMocks();
  world.people.set(AMARA.id, { ...AMARA });
});

describe('signing in', () => {
  it('ends on the original page, with a session in an HttpOnly cookie', async () => {
    const browser = world.browser();

    const end = await browser.signIn(AMARA.email, AMARA.password, '/salons/boardroom-ready?from=mail#top');

    expect(end.url).toBe(`${world.origin}/salons/boardroom-ready?from=mail#top`);
    const cookie = end.headers.getSetCookie().find((line) => line.startsWith('athenaeum_session='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const me = await browser.get('/api/auth/me');
    expect(me.headers.get('cache-control')).toBe('no-store');
    expect(me.json).toEqual({
      user: {
        id: 'amara',
        name: 'Amara Osei',
        first_name: 'Amara',
        slug: null,
        avatar: null,
        roles: ['member'],
        needs_agreement: false,
        timezone: null,
        language: null,
        browser_language: null,
      },
    });
  });

  it('leaves no `AsyncLocalStorage` enabled, which would make every promise of the process dearer (decision 0038)', async () => {
    const entered = new Set<AsyncLocalStorage<unknown>>();
    const enabled = new Set<AsyncLocalStorage<unknown>>();
    const { run, disable } = AsyncLocalStorage.prototype;
    jest.spyOn(AsyncLocalStorage.prototype, 'run').mockImplementation(function (
      this: AsyncLocalStorage<unknown>,
      ...given: Parameters<typeof run>
    ) {
      entered.add(this);
      enabled.add(this);
      return run.apply(this, given);
    });
    jest.spyOn(AsyncLocalStorage.prototype, 'disable').mockImplementation(function (
      this: AsyncLocalStorage<unknown>,
    ) {
      enabled.delete(this);
      disable.call(this);
    });

    await world.browser().signIn(AMARA.email, AMARA.password);

    // Of the request, of the provider’s library, and of the language.
    expect(entered.size).toBe(3);
    // A response is closed just after a browser has all of it.
    await until(() => enabled.size === 0, 10);
  });

  it('asks for Email and Password, and never by script in the page', async () => {
    const browser = world.browser();

    const page = await browser.get(await browser.openSignIn());

    expect(page.text).toMatch(/<label[^>]*for="email"[^>]*>Email<\/label>/);
    expect(page.text).toMatch(/<label[^>]*for="password"[^>]*>Password<\/label>/);
    expect(page.text).toMatch(/<button type="submit"[^>]*>\s*Sign in\s*<\/button>/);
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=|onclick/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['a wrong password', AMARA.email, 'wrong'],
    ['an unknown address', 'nobody@example.test', AMARA.password],
  ])('says the same for %s', async (_what, email, password) => {
    const browser = world.browser();

    const page = await browser.signIn(email, password);

    expect(page.status).toBe(401);
    expect(page.text).toContain('That email and password do not match. Try again.');
    expect(page.text).toContain(`value="${email}"`);
    expect(page.text).not.toContain(password === 'wrong' ? 'wrong"' : AMARA.password);
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
  });

  it('is in Spanish where the browser asks for it', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const spanish = { 'accept-language': 'es' };

    const page = await browser.get(form, spanish);
    const refused = await browser.submit(form, { email: AMARA.email, password: 'wrong' }, spanish);

    expect(page.text).toContain('<html lang="es">');
    expect(page.text).toMatch(/<label[^>]*for="password"[^>]*>Contraseña<\/label>/);
    expect(page.headers.get('vary')).toContain('Accept-Language');
    expect(refused.text).toContain('Ese correo y esa contraseña no coinciden.');
  });

  it('allows another attempt on the same form', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn('/my-salons');
    await browser.submit(form, { email: AMARA.email, password: 'wrong' });

    const { location } = await browser.submit(form, { email: AMARA.email, password: AMARA.password });
    const end = await browser.visit(location!);

    expect(end.url).toBe(`${world.origin}/my-salons`);
  });

  it('names the fields that were left empty', async () => {
    const browser = world.browser();

    const page = await browser.submit(await browser.openSignIn(), { email: ' ' });

    expect(page.status).toBe(400);
    expect(page.text).toContain('Enter your email.');
    expect(page.text).toContain('Enter your password.');
  });

  it('shows typed values as text', async () => {
    const browser = world.browser();

    const page = await browser.signIn('"><script>alert(1)</script>', 'x');

    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('works in two tabs at once', async () => {
    const browser = world.browser();
    const first = await browser.openSignIn('/first');
    const second = await browser.openSignIn('/second');
    const credentials = { email: AMARA.email, password: AMARA.password };

    const ends = [];
    for (const form of [second, first]) {
      const { location } = await browser.submit(form, credentials);
      ends.push((await browser.visit(location!)).url);
    }

    expect(ends).toEqual([`${world.origin}/second`, `${world.origin}/first`]);
  });

  it('gives a new session each time and ends the one before', async () => {
    const browser = await world.signedIn();
    const before = browser.cookies.get('athenaeum_session')!;

    await browser.signIn(AMARA.email, AMARA.password);

    expect(browser.cookies.get('athenaeum_session')).not.toBe(before);
    browser.cookies.set('athenaeum_session', before);
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
  });

  it('lets somebody else sign in where one is signed in', async () => {
    world.people.set('ruth', { ...AMARA, id: 'ruth', name: 'Ruth Adeyemi', email: 'ruth@example.test' });
    const browser = await world.signedIn();

    await browser.signIn('ruth@example.test', AMARA.password);

    expect((await browser.get('/api/auth/me')).json.user.name).toBe('Ruth Adeyemi');
  });

  it('stays on the loopback spelling that the user typed', async () => {
    const browser = world.browser();
    const typed = world.origin.replace('localhost', '127.0.0.1');

    const { url } = await browser.visit(`${typed}/api/auth/login?returnTo=/x`);
    const { location } = await browser.submit(
      url,
      { email: AMARA.email, password: AMARA.password },
      { origin: typed },
    );
    const end = await browser.visit(location!);

    expect(new URL(url).origin).toBe(typed);
    expect(end.url).toBe(`${typed}/x`);
  });
});

describe('an answer of the provider', () => {
  async function callbackOf(browser: ReturnType<TestGateway['browser']>): Promise<string> {
    const { location } = await browser.submit(await browser.openSignIn(), {
      email: AMARA.email,
      password: AMARA.password,
    });
    return (await browser.get(location!)).location!;
  }

  it('counts once', async () => {
    const browser = world.browser();
    const callback = await callbackOf(browser);
    await browser.get(callback);

    const again = await browser.get(callback);

    expect(again.status).toBe(400);
    expect(again.text).toContain('Let’s start over');
  });

  it('counts only in the browser that began', async () => {
    const callback = await callbackOf(world.browser());
    const victim = world.browser();
    await victim.openSignIn();

    const answer = await victim.get(callback);

    expect(answer.status).toBe(400);
    expect(victim.cookies.get('athenaeum_session')).toBeUndefined();
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'made-up')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a made-up code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('is refused with %s', async (_what, change) => {
    const browser = world.browser();
    const callback = new URL(await callbackOf(browser));
    change(callback);

    const answer = await browser.get(callback.href);

    expect(answer.status).toBe(400);
    expect(browser.cookies.get('athenaeum_session')).toBeUndefined();
  });

  it('shows a page to start again from when the form is too old', async () => {
    const page = await world.browser().get('/oidc/interaction/long-gone');

    expect(page.status).toBe(400);
    expect(page.text).toContain('href="/api/auth/login"');
  });

  it('redirects only to our own addresses', async () => {
    const { location } = await world.browser().get('/api/auth/login');
    const url = new URL(location!);
    url.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback');

    const answer = await world.browser().get(url.href, { accept: 'text/html' });

    expect(answer.status).toBe(400);
    expect(answer.location).toBeNull();
    expect(answer.text).toContain('Let’s start over');
  });
});

describe('returning', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/auth/logout',
    '/oidc/auth',
    '/..//evil.example',
    `/${'ü'.repeat(1000)}`,
  ])('to %s goes to the front page', async (returnTo) => {
    const browser = world.browser();

    const end = await browser.signIn(AMARA.email, AMARA.password, returnTo);

    expect(end.url).toBe(`${world.origin}/`);
  });
});

describe('signing out', () => {
  const providerSessions = () =>
    mongoose.connection.collection<{ _id: string }>('oidc_records').countDocuments({ _id: /^Session:/ });

  it('ends the session on the server', async () => {
    const browser = await world.signedIn();
    const cookie = browser.cookies.get('athenaeum_session')!;

    const answer = await browser.get('/api/auth/logout');

    expect(answer).toMatchObject({ status: 303, location: '/' });
    expect(browser.cookies.get('athenaeum_session')).toBeUndefined();
    browser.cookies.set('athenaeum_session', cookie);
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
    const { json } = await browser.ask('{ me { ok code } }');
    expect(json.data.me).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('leaves nothing at the provider: the next sign-in asks for the password', async () => {
    const before = await providerSessions();
    const browser = await world.signedIn();
    await browser.get('/api/auth/logout');

    const page = await browser.visit('/api/auth/login');

    expect(page.status).toBe(200);
    expect(page.text).toContain('Welcome back');
    expect(await providerSessions()).toBe(before);
  });

  it('cannot be triggered by another site', async () => {
    const browser = await world.signedIn();

    const linked = await browser.get('/api/auth/logout', { 'sec-fetch-site': 'cross-site' });
    const posted = await browser.submit('/api/auth/logout', {}, { origin: 'https://evil.example' });

    expect([linked.status, posted.status]).toEqual([403, 403]);
    expect((await browser.get('/api/auth/me')).json.user.id).toBe('amara');
  });
});

describe('a session', () => {
  const sessions = () => mongoose.connection.collection('web_sessions');

  it('is stored as a hash of what the browser holds', async () => {
    const browser = await world.signedIn();

    const value = browser.cookies.get('athenaeum_session')!;

    expect(JSON.stringify(await sessions().find().toArray())).not.toContain(value);
  });

  it('ends when it was not used for long, or is simply too old', async () => {
    const browser = await world.signedIn();
    await sessions().updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });

    const { json } = await browser.ask('{ me { ok code } }');

    expect(json.data.me).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
  });

  it('is kept alive by being used, up to its longest time', async () => {
    await sessions().deleteMany({});
    const browser = await world.signedIn();
    const long = Date.now() - 7 * 24 * 3_600_000 + 60_000;
    await sessions().updateMany({}, { $set: { seen_at: new Date(long), created_at: new Date(long) } });

    await browser.get('/api/auth/me');

    const [session] = await sessions()
      .find({ created_at: new Date(long) })
      .toArray();
    expect(session!.seen_at.getTime()).toBeGreaterThan(Date.now() - 5000);
    expect(session!.expires_at.getTime()).toBe(long + 7 * 24 * 3_600_000);
  });

  it('is not kept alive by what a page reads by itself', async () => {
    await sessions().deleteMany({});
    const browser = await world.signedIn();
    const before = { seen_at: new Date(Date.now() - 3_600_000), expires_at: new Date(Date.now() + 60_000) };
    await sessions().updateMany({}, { $set: before });

    const { json } = await browser.post('/graphql', { query: '{ me { ok } }' }, { 'x-background': '1' });

    expect(json.data.me).toEqual({ ok: true });
    expect(
      (await sessions().find().toArray()).map(({ seen_at, expires_at }) => ({ seen_at, expires_at })),
    ).toEqual([before]);
  });

  it('loses a revoked role on the next request, and everything when the account is closed', async () => {
    world.people.set(AMARA.id, { ...AMARA, roles: ['member', 'admin'] });
    const browser = await world.signedIn();
    expect((await browser.get('/api/auth/me')).json.user.roles).toContain('admin');

    world.people.set(AMARA.id, { ...AMARA, roles: ['member'] });
    expect((await browser.get('/api/auth/me')).json.user.roles).toEqual(['member']);

    world.people.set(AMARA.id, { ...AMARA, disabled: true });
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });

    world.people.set(AMARA.id, { ...AMARA });
    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
  });

  it('means nothing when it is made up', async () => {
    const browser = world.browser();
    browser.cookies.set('athenaeum_session', 'made-up');

    expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
  });
});

describe('guessing passwords', () => {
  // What counts by account: `guessing.test.ts`.
  it('stops after as many wrong ones as the limit allows, from that address alone', async () => {
    const browser = world.browser();
    const form = await browser.openSignIn();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const wrong = { email: AMARA.email, password: 'wrong' };
    for (let attempt = 0; attempt < 50; attempt++) await browser.submit(form, wrong, from('203.0.113.9'));

    const limited = await browser.submit(
      form,
      { email: AMARA.email, password: AMARA.password },
      from('203.0.113.9'),
    );
    const elsewhere = await browser.submit(form, wrong, from('203.0.113.10'));

    expect(limited.status).toBe(429);
    expect(limited.text).toContain('wait a minute');
    expect(elsewhere.status).toBe(401);
  });
});
