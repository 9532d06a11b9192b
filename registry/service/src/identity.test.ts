import { generateKeyPairSync } from 'node:crypto';
import { CompactSign, decodeJwt, SignJWT } from 'jose';
import { keyIdOf, publicPartOf, shortId } from '@athenaeum/release-protocol/areaKey';
import { AREA_TOKEN, mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import { openForFile } from '@athenaeum/kit/testing';
import { createReleasesWorld } from './testing/releasesWorld';
import { AreaKey } from './areaKeys/areaKey.model';
import { revokeKey } from './areaKeys/manageKeys';

const DAY = 86_400_000;
const stranger = generateKeyPairSync('ed25519').privateKey;

const world = openForFile(() => createReleasesWorld());

/** A valid token with some claims changed. */
async function tokenWith(key: typeof stranger, changes: Record<string, unknown>, kid?: string) {
  const asked = { origin: world.origin, method: 'GET', path: '/api/releases', body: Buffer.alloc(0) };
  const claims = { ...decodeJwt(await mintAreaToken(key, asked)), ...changes };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: AREA_TOKEN, kid: kid ?? (await keyIdOf(publicPartOf(key))) })
    .sign(key);
}

const as = (token: string) => world.sendAs({ authorization: `Bearer ${token}` }, ['GET', '']);
const idOf = async (key: typeof stranger) => keyIdOf(publicPartOf(key));

it('identifies the key and its rights', async () => {
  const key = await world.key({ name: 'CI of one', areas: ['mfe-one', 'mfe-two'], rights: ['canary'] });

  const { status, body } = await world.send(key, ['GET', '']);

  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    name: `CI of one (key ${shortId(await idOf(key))})`,
    grants: [
      { area: 'mfe-one', rights: ['canary'] },
      { area: 'mfe-two', rights: ['canary'] },
    ],
  });
  expect(await AreaKey.findById(await idOf(key)).lean()).toMatchObject({ last_used_at: expect.any(Number) });
});

it('asks who it is', async () => {
  expect(await world.sendAs({}, ['GET', ''])).toMatchObject({
    status: 401,
    message: expect.stringContaining('Say who you are'),
  });
  expect(await as('nothing')).toMatchObject({
    status: 401,
    message: 'This is no token of a key or of an issuer.',
  });
});

it('refuses an unregistered key', async () => {
  expect(await world.send(stranger, ['GET', ''])).toMatchObject({
    status: 401,
    message: `The key ${shortId(await idOf(stranger))} is not registered here: an admin registers its public part.`,
  });
});

it('refuses a signature of another key', async () => {
  const key = await world.key();

  expect(await as(await tokenWith(stranger, {}, await idOf(key)))).toMatchObject({
    status: 401,
    message: 'The token is not what the key has signed.',
  });
});

it('refuses signed text that is no token', async () => {
  const key = await world.key();
  const header = { alg: 'EdDSA', typ: AREA_TOKEN, kid: await idOf(key) };
  const signed = new CompactSign(Buffer.from('no JSON')).setProtectedHeader(header);

  expect(await as(await signed.sign(key))).toMatchObject({
    status: 401,
    message: 'The token is not what the key has signed.',
  });
});

it('refuses a key that was revoked, and one that has expired', async () => {
  const [revoked, expired] = [await world.key(), await world.key({ days: 1, at: Date.now() - 2 * DAY })];
  await revokeKey({ id: 'operator:ada', name: 'ada' }, (await idOf(revoked)).slice(0, 8));

  expect(await world.send(revoked, ['GET', ''])).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^The key \S+ was revoked on \d{4}-\d\d-\d\d\.$/),
  });
  expect(await world.send(expired, ['GET', ''])).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^The key \S+ expired on \S+: make another one and have it registered\.$/),
  });
});

it('refuses tokens of another installation, request or body', async () => {
  const key = await world.key();
  const told = async (signed: object) =>
    (await world.send(key, ['POST', '/areas/mfe-one/rollback', '{}'], { signed })).message;

  expect(await told({ origin: 'https://other.example' })).toBe(
    `The token is for https://other.example, and this is ${world.origin}: use that address.`,
  );
  for (const signed of [{ method: 'PUT' }, { path: '/api/releases/areas/mfe-two/rollback' }])
    expect(await told(signed)).toBe('The token was signed for another request.');
  expect(await told({ body: Buffer.from('{"version":"v001"}') })).toBe(
    'The token was signed for another body.',
  );
});

it('accepts a token once', async () => {
  const key = await world.key();
  const token = await tokenWith(key, {});

  expect(await as(token)).toMatchObject({ status: 200 });
  expect(await as(token)).toMatchObject({
    status: 401,
    message: 'This token was used already: each is good for one request.',
  });
});

it.each([
  [-3600, 'behind'],
  [3600, 'ahead of'],
])('reports that the clock is %i seconds off', async (seconds, word) => {
  const key = await world.key();
  const token = await tokenWith(key, { iat: Math.floor(Date.now() / 1000) + seconds });

  const { status, message } = await as(token);

  expect(status).toBe(401);
  expect(message).toMatch(new RegExp(`^Your clock is 3\\d\\d\\d seconds ${word} ours, and 120 are allowed`));
});

it('reads no body of an unknown caller', async () => {
  const body = 'x'.repeat(9_000_000);

  expect(await world.send(stranger, ['POST', '/areas/mfe-one/uploads', body])).toMatchObject({ status: 401 });
  expect(await world.send(await world.key(), ['POST', '/areas/mfe-one/uploads', body])).toMatchObject({
    status: 400,
    message: 'This is larger than a file may be.',
  });
});

describe('rights', () => {
  const deploy = { upload: 'a'.repeat(64), percent: null };

  it('are of areas', async () => {
    const key = await world.key({ areas: ['mfe-one'] });

    for (const request of [
      ['GET', '/areas/mfe-two'],
      ['POST', '/areas/mfe-two/uploads', '{}'],
      ['POST', '/areas/mfe-two/deploy', deploy],
      ['POST', '/areas/mfe-two/promote', '{}'],
      ['POST', '/areas/mfe-two/rollback', '{}'],
      ['POST', '/areas/mfe-two/kill', { version: 'v001' }],
    ] as [string, string, object?][])
      expect(await world.send(key, request)).toMatchObject({
        status: 403,
        message: expect.stringContaining('has no rights in mfe-two'),
      });
  });

  it.each([
    ['deploy', ['POST', '/areas/mfe-one/deploy', deploy]],
    ['canary', ['POST', '/areas/mfe-one/deploy', { ...deploy, percent: 10 }]],
    ['untested', ['POST', '/areas/mfe-one/deploy', { ...deploy, untested: true }]],
    ['promote', ['POST', '/areas/mfe-one/promote', '{}']],
    ['rollback', ['POST', '/areas/mfe-one/rollback', '{}']],
    ['kill', ['POST', '/areas/mfe-one/kill', { version: 'v001' }]],
  ] as const)('are separate: %s', async (right, request) => {
    const others = ['deploy', 'canary', 'promote', 'rollback', 'kill', 'untested'] as const;
    const key = await world.key({ rights: others.filter((other) => other !== right) });

    const { status, message } = await world.send(key, [...request]);

    expect(status).toBe(403);
    expect(message).toContain(`with the right “${right}”`);
  });

  it('are refused with an audit row that names the caller', async () => {
    const key = await world.key({ rights: ['canary'] });

    const { message } = await world.send(key, ['POST', '/areas/mfe-one/kill', { version: 'v001' }]);

    expect((await world.audit()).at(-1)).toMatchObject({
      operation: 'refuseRelease',
      actor_id: `release-key:${await idOf(key)}`,
      target_id: 'mfe-one',
      after: { by: expect.stringContaining("Ada's laptop (key"), asked: expect.stringContaining('kill') },
      reason: message,
    });
  });
});

it('writes audit rows for registering and revoking a key', async () => {
  const key = await world.key({ name: 'Short-lived' });
  const id = await idOf(key);
  await revokeKey({ id: 'operator:grace', name: 'grace' }, id);

  expect((await world.audit()).filter(({ target_id }) => target_id === id)).toMatchObject([
    { operation: 'registerReleaseKey', actor_id: 'operator:ada', after: { name: 'Short-lived' } },
    { operation: 'revokeReleaseKey', actor_id: 'operator:grace', before: { revoked_at: null } },
  ]);
});
