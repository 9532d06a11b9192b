import { readEnv } from './env';

const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://database.example/',
  BUILD_SIGNING_KEY: 'a key',
};
const issuers = (issuer: string, more = {}) =>
  JSON.stringify([
    {
      issuer,
      audience: 'https://portal.example',
      ...more,
      grants: [{ claims: { sub: 'ada' }, areas: ['mfe-one'], rights: ['deploy'] }],
    },
  ]);

it('starts in production with a database and a signing key, and names what is missing', () => {
  expect(readEnv(production)).toMatchObject({ PORT: 4006, RELEASE_ISSUERS: [] });

  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/MONGODB_URI: .*\nBUILD_SIGNING_KEY: /);
  expect(() => readEnv({ ...production, BUILD_SIGNING_KEY: '' })).toThrow('BUILD_SIGNING_KEY: needs a key');
});

it('refuses half of the credentials of the builds bucket', () => {
  expect(() => readEnv({ BUILDS_BUCKET: 'builds', S3_ACCESS_KEY_ID: 'key' })).toThrow(
    'S3_SECRET_ACCESS_KEY: is needed',
  );
  expect(() => readEnv({ BUILDS_BUCKET: 'builds', S3_SECRET_ACCESS_KEY: 'secret' })).toThrow(
    'S3_ACCESS_KEY_ID: is needed',
  );
});

it('refuses issuers without https in production', () => {
  const RELEASE_ISSUERS = issuers('https://ci.example');
  expect(readEnv({ ...production, RELEASE_ISSUERS }).RELEASE_ISSUERS).toHaveLength(1);

  for (const unsafe of [
    issuers('http://ci.example'),
    issuers('https://ci.example', { jwks: 'http://ci.example/keys' }),
  ])
    expect(() => readEnv({ ...production, RELEASE_ISSUERS: unsafe })).toThrow('RELEASE_ISSUERS: needs https');
});

it('names errors in the list of issuers', () => {
  const [one] = JSON.parse(issuers('https://ci.example')) as object[];

  expect(() => readEnv({ RELEASE_ISSUERS: '{' })).toThrow('RELEASE_ISSUERS: is not JSON');
  expect(() => readEnv({ RELEASE_ISSUERS: JSON.stringify([{ ...one, grants: [] }]) })).toThrow(
    'RELEASE_ISSUERS.0.grants',
  );
});
