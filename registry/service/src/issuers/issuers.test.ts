import { createServer } from 'node:http';
import { listening } from '@athenaeum/kit/testing/listening';
import {
  exportJWK,
  generateKeyPair,
  type GenerateKeyPairResult,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { createReleasesWorld } from '../testing/releasesWorld';
import { issuersVariable } from './issuers';
import { issuerTokenReader } from './readIssuerToken';

const audience = 'https://portal.example';
let issuer: string;
let close: () => void;
let read: ReturnType<typeof issuerTokenReader>;
let ours: GenerateKeyPairResult['privateKey'];
const server = createServer(
  (request, response) => void answer(request.url ?? '').then((body) => response.end(body)),
);
let jwk: object;
let listed: object[];

async function answer(url: string): Promise<string> {
  if (url === '/.well-known/openid-configuration') return JSON.stringify({ jwks_uri: `${issuer}/keys` });
  return JSON.stringify({ keys: [jwk] });
}

beforeAll(async () => {
  ({ origin: issuer, close } = await listening(server));
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  ours = privateKey;
  jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  listed = [
    {
      issuer,
      audience,
      name: 'repository',
      grants: [
        {
          claims: { repository: 'example/book-club', ref: 'refs/heads/main' },
          areas: ['mfe-book-club'],
          rights: ['deploy', 'canary'],
        },
        { claims: { groups: 'oncall' }, areas: ['mfe-book-club'], rights: ['rollback'] },
      ],
    },
  ];
  read = issuerTokenReader(issuersVariable.parse(JSON.stringify(listed)));
});
afterAll(() => close());

const CLAIMS = { repository: 'example/book-club', ref: 'refs/heads/main' };

const token = (claims: JWTPayload = CLAIMS, { key = ours, lasts = 300, aud = audience } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setSubject('repo:example/book-club')
    .setAudience(aud)
    .setExpirationTime(Math.floor(Date.now() / 1000) + lasts)
    .sign(key);

it('identifies a pipeline by its claims', async () => {
  const caller = await read(await token());

  expect(caller).toMatchObject({
    id: `${issuer} repo:example/book-club`,
    name: `example/book-club (${new URL(issuer).host})`,
  });
  expect([...caller.grants]).toEqual([['mfe-book-club', new Set(['deploy', 'canary'])]]);
});

it('identifies a person by a group, and unites the rights of several grants', async () => {
  const { grants } = await read(await token({ ...CLAIMS, groups: ['staff', 'oncall'] }));

  expect(grants.get('mfe-book-club')).toEqual(new Set(['deploy', 'canary', 'rollback']));
});

it('gives no rights to a branch or repository that is not named', async () => {
  for (const claims of [
    { ...CLAIMS, ref: 'refs/heads/try' },
    { ...CLAIMS, repository: 'example/other' },
    {},
  ]) {
    await expect(read(await token(claims))).rejects.toThrow(
      `The token is of ${issuer}, and gives no rights here: RELEASE_ISSUERS has no grant for its claims.`,
    );
  }
});

it('writes no audit row for a token without rights', async () => {
  const world = await createReleasesWorld({ issuers: issuersVariable.parse(JSON.stringify(listed)) });
  const ask = async (claims: JWTPayload) =>
    world.sendAs({ authorization: `Bearer ${await token(claims)}` }, ['GET', '/areas/mfe-book-club']);

  expect(await ask({ repository: 'somebody/else' })).toMatchObject({ status: 401 });
  expect(await world.audit()).toEqual([]);
  expect(await ask(CLAIMS)).toMatchObject({ status: 200 });
  await world.close();
});

it('refuses an unknown issuer', async () => {
  const other = issuerTokenReader([]);

  await expect(other(await token())).rejects.toThrow(`Tokens of ${issuer} are not taken here`);
});

it('accepts an issuer for each of its audiences, and unites its grants', async () => {
  const entry = (aud: string, right: string) => ({
    issuer,
    audience: aud,
    grants: [{ claims: { repository: 'example/book-club' }, areas: ['mfe-book-club'], rights: [right] }],
  });
  const both = issuerTokenReader(
    issuersVariable.parse(
      JSON.stringify([
        entry(audience, 'canary'),
        entry('https://second.example', 'rollback'),
        entry('https://second.example', 'kill'),
      ]),
    ),
  );
  const rightsFor = async (aud: string) =>
    (await both(await token(CLAIMS, { aud }))).grants.get('mfe-book-club');

  expect(await rightsFor(audience)).toEqual(new Set(['canary']));
  expect(await rightsFor('https://second.example')).toEqual(new Set(['rollback', 'kill']));
  await expect(rightsFor('https://third.example')).rejects.toThrow(`The token is not for ${audience}`);
});

it('refuses an expired token, one for another audience, and one of another key', async () => {
  const { privateKey } = await generateKeyPair('RS256');

  await expect(read(await token(CLAIMS, { lasts: -120 }))).rejects.toThrow('The token has expired');
  await expect(read(await token(CLAIMS, { aud: 'https://other.example' }))).rejects.toThrow(
    `The token is not for ${audience}`,
  );
  await expect(read(await token(CLAIMS, { key: privateKey }))).rejects.toThrow(
    `The token is not one that ${issuer} has signed`,
  );
});

it('refuses unsigned tokens and symmetric signatures', async () => {
  const unsigned = new UnsecuredJWT(CLAIMS)
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('me')
    .setExpirationTime('5m')
    .encode();
  const secret = await new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('me')
    .setExpirationTime('5m')
    .sign(Buffer.from(JSON.stringify(jwk)));

  for (const one of [unsigned, secret]) await expect(read(one)).rejects.toThrow('is not one that');
});

it('is refused at startup when it would admit anybody, or is invalid', () => {
  const grants = [{ claims: {}, areas: ['mfe-one'], rights: ['deploy'] }];

  expect(issuersVariable.safeParse(JSON.stringify([{ issuer, audience, grants }])).error?.message).toContain(
    'anybody of the issuer would be let in',
  );
  expect(issuersVariable.safeParse('{').error?.message).toContain('is not JSON');
  expect(issuersVariable.parse(undefined)).toEqual([]);
});
