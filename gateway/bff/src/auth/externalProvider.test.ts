import { freePort } from '@athenaeum/kit/testing/freePort';
import { createFakeOidcProvider, type FakeOidcProvider } from '@athenaeum/gateway-testing/fakeOidcProvider';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

let provider: FakeOidcProvider;
let world: TestGateway;
beforeAll(async () => {
  provider = await createFakeOidcProvider(await freePort());
  world = await createTestGateway({
    env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'athenaeum', OIDC_CLIENT_SECRET: 'shared' },
  });
});
afterAll(async () => {
  await world.close();
  provider.close();
});

async function signIn() {
  const browser = world.browser();
  const sent = await browser.get('/api/auth/login?returnTo=/my-salons');
  const { location } = await browser.get(sent.location!);
  return { browser, end: await browser.get(location!) };
}

it('signs in whom another provider has verified', async () => {
  provider.claims = { email: AMARA.email, email_verified: true };

  const { browser, end } = await signIn();

  expect(end).toMatchObject({ status: 303, location: '/my-salons' });
  expect((await browser.get('/api/auth/me')).json.user.id).toBe(AMARA.id);
});

it.each([
  ['an address nobody has verified', { email: AMARA.email, email_verified: false }],
  ['an address that does not say whether it was', { email: AMARA.email }],
  ['an address we do not know', { email: 'nobody@example.test', email_verified: true }],
  ['no address', {}],
  ['an answer to another sign-in', { email: AMARA.email, email_verified: true, nonce: 'replayed' }],
])('does not take %s', async (_what, claims) => {
  provider.claims = claims;

  const { browser, end } = await signIn();

  expect(end.status).toBe(400);
  expect(end.text).toContain('Let’s start over');
  expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
});

it('signs out there too', async () => {
  provider.claims = { email: AMARA.email, email_verified: true };
  const { browser } = await signIn();

  const { location } = await browser.get('/api/auth/logout');

  const url = new URL(location!);
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/leave`);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${world.origin}/`);
  expect(url.searchParams.get('id_token_hint')).toBeTruthy();
  expect((await browser.get('/api/auth/me')).json).toEqual({ user: null });
});

it('has no provider of its own beside it', async () => {
  expect((await world.browser().get('/oidc/.well-known/openid-configuration')).status).toBe(404);
});
