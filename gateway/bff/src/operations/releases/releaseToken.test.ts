import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createSigner, findStaffKey, mintPublisherToken, STAFF_TOKEN, writtenKey } from '@athenaeum/registry';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import type { FakePerson } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';
import { WebSessionModel } from '../../auth/webSession.model';

const person = (id: string, roles: FakePerson['roles']): FakePerson => ({
  ...{ id, roles, name: `${id} Hopper`, email: `${id}@example.test`, password: 'Correct-horse-9' },
});
const GRACE = person('grace', ['admin', 'member']);
const EDITOR = person('edith', ['editor', 'member']);
const MEMBER = person('mary', ['member']);
const house = createSigner(generateKeyPairSync('ed25519').privateKey);

const world = openForFile(() =>
  createTestGateway({
    env: {
      TRUSTED_BUILDERS: writtenKey(house.publicKey),
      STAFF_SECOND_FACTOR: 'off',
      LIMIT_RELEASING: '40',
    },
  }),
);
let grace: Browser;
beforeAll(async () => {
  grace = await signedIn(GRACE);
});

async function signedIn(who: FakePerson): Promise<Browser> {
  world.people.set(who.id, { ...who });
  return world.signedIn(who);
}

const KILL = { method: 'POST', path: '/api/releases/areas/mfe-one/kill', body: '{"version":"v002"}' };
const ask = (wanted: object = KILL, browser = grace, headers = {}) =>
  browser.post('/api/operations/release-token', wanted, headers);
const tokenOf = async (wanted: object = KILL) => (await ask(wanted)).json.data.token as string;

it('mints a token for one exact request, for two minutes, for this installation', async () => {
  const token = await tokenOf();

  const { alg, typ, kid } = decodeProtectedHeader(token);
  const x = (await findStaffKey(mongoose.connection, kid!))!;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const { payload } = await jwtVerify(token, key, { audience: world.origin });
  expect([alg, typ]).toEqual(['EdDSA', STAFF_TOKEN]);
  expect(payload).toMatchObject({
    ...{ sub: 'grace', htm: 'POST', htu: KILL.path },
    // printf '{"version":"v002"}' | openssl dgst -sha256 -binary | base64url
    body: 'W-KMmWbdM_sLkulZOwPKHcSj_zIARJrF9HEP6yM4p0g',
  });
  expect(payload.exp! - payload.iat!).toBe(120);
  expect(decodeJwt(await tokenOf()).jti).not.toBe(payload.jti);
});

it('signs with one key until it rotates, and never stores the private part', async () => {
  const kids = [await tokenOf(), await tokenOf()].map((token) => decodeProtectedHeader(token).kid);

  expect(new Set(kids).size).toBe(1);
  const [record] = await mongoose.connection.collection('registry_staff_keys').find().toArray();
  expect(Object.keys(record!).sort()).toEqual(['_id', 'expires_at', 'public_part']);
  // The last token that it signed is still valid.
  const { exp } = decodeJwt(await tokenOf());
  expect((record!.expires_at as Date).getTime()).toBeGreaterThanOrEqual(exp! * 1000);
});

it.each([
  ['an upload', { method: 'POST', path: '/api/releases/areas/mfe-one/uploads' }],
  ['a deploy', { method: 'POST', path: '/api/releases/areas/mfe-one/deploy' }],
  ['a file', { method: 'PUT', path: '/api/releases/areas/mfe-one/kill' }],
  ['another service', { method: 'POST', path: '/graphql' }],
  ['a path with a way out', { method: 'POST', path: '/api/releases/areas/mfe-one/kill/../deploy' }],
  ['a query', { method: 'GET', path: '/api/releases/keys?x=1' }],
  ['a body of a GET', { method: 'GET', path: '/api/releases/keys', body: '{}' }],
])('mints no token for %s', async (_what, wanted) => {
  expect(await ask(wanted)).toMatchObject({ status: 400, json: { ok: false, code: 'INVALID' } });
});

it.each([
  ['nobody', null, 401],
  ['a member', MEMBER, 403],
  ['an editor', EDITOR, 403],
] as const)('mints none for %s', async (_who, who, status) => {
  const browser = who ? await signedIn(who) : world.browser();

  expect(await ask(KILL, browser)).toMatchObject({ status, json: { data: null } });
  expect(await ask({ method: 'GET', path: '/api/releases/keys' }, browser)).toMatchObject({ status });
});

it('mints none for a page of another origin, nor for what is not JSON', async () => {
  expect((await ask(KILL, grace, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await ask(KILL, grace, { 'content-type': 'text/plain' })).status).toBe(400);
});

it('asks for step-up authentication before a change, not before a read', async () => {
  const browser = await signedIn(GRACE);
  await WebSessionModel.updateMany({ user_id: 'grace' }, { confirmed_at: new Date(0) });

  expect((await ask(KILL, browser)).json).toMatchObject({ ok: false, code: 'REAUTHENTICATION_REQUIRED' });
  const looked = await ask({ method: 'GET', path: '/api/releases/areas/mfe-one' }, browser);
  expect(looked.status).toBe(200);

  await WebSessionModel.updateMany({ user_id: 'grace' }, { confirmed_at: new Date() });
});

it('limits tokens per minute', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 41; n++) statuses.add((await ask()).status);

  expect([...statuses]).toEqual([200, 429]);
});

describe('confirms to the release service that the caller', () => {
  const mayRelease = async (
    { sub, sid }: { sub?: string | undefined; sid?: unknown },
    token = mintPublisherToken(house, world.origin),
  ) => {
    const answer = await fetch(`${world.origin}/api/release-staff/${sub}/${String(sid)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return [answer.status, ((await answer.json()) as { data: unknown }).data];
  };
  const claimsFor = async (who: FakePerson) => {
    const browser = await signedIn(who);
    const { json } = await ask(KILL, browser);
    return { browser, claims: decodeJwt(json.data.token as string) };
  };

  it('is still an admin: not suspended, demoted or signed out', async () => {
    const ADA = person('ada', ['admin', 'member']);
    const { browser, claims } = await claimsFor(ADA);
    expect(await mayRelease(claims)).toEqual([200, { may: true }]);

    world.people.set(ADA.id, { ...ADA, disabled: true });
    expect(await mayRelease(claims)).toEqual([200, { may: false }]);
    world.people.set(ADA.id, { ...ADA, roles: ['editor', 'member'] });
    expect(await mayRelease(claims)).toEqual([200, { may: false }]);
    world.people.set(ADA.id, ADA);
    expect(await mayRelease(claims)).toEqual([200, { may: true }]);
    expect(await mayRelease({ ...claims, sub: 'grace' })).toEqual([200, { may: false }]);

    await browser.post('/api/auth/logout', {});
    expect(await mayRelease(claims)).toEqual([200, { may: false }]);
  });

  it('is asked by a service with a trusted key only', async () => {
    const stranger = createSigner(generateKeyPairSync('ed25519').privateKey);
    const { claims } = await claimsFor(person('eve', ['admin', 'member']));

    for (const token of ['', 'e30', mintPublisherToken(stranger, world.origin)])
      expect(await mayRelease(claims, token)).toEqual([401, null]);
  });
});
