import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { keyIdOf, publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { credentials, makeKeyFile, standardKeyFile } from './credentials';

const folder = () => mkdtempSync(join(tmpdir(), 'athenaeum-key-'));
const request = { origin: 'https://portal.example', method: 'GET', path: '/', body: Buffer.alloc(0) };
const signerIn = (token: string) => decodeProtectedHeader(token).kid;

it('writes a key that only its owner may read, and never overwrites one', () => {
  const file = join(folder(), 'athenaeum/key.pem');
  makeKeyFile(file);

  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  expect(() => makeKeyFile(file)).toThrow('is there already');
});

it('signs with the named key, else with that of the environment, else with the default one', async () => {
  const home = folder();
  const env = { XDG_CONFIG_HOME: home };
  const standard = makeKeyFile(standardKeyFile(env));
  const named = join(home, 'named.pem');
  const other = makeKeyFile(named);
  const inText = generateKeyPairSync('ed25519').privateKey;
  const ATHENAEUM_KEY = String(inText.export({ format: 'pem', type: 'pkcs8' })).replaceAll('\n', '\\n');
  const idOf = (key: typeof other) => keyIdOf(publicPartOf(key));

  const used = async (file: string | undefined, more: object) =>
    signerIn(await credentials(file, { ...env, ...more })(request));

  expect(await used(undefined, {})).toBe(await idOf(standard));
  expect(await used(undefined, { ATHENAEUM_KEY_FILE: named })).toBe(await idOf(other));
  expect(await used(undefined, { ATHENAEUM_KEY })).toBe(await idOf(inText));
  expect(await used(named, { ATHENAEUM_KEY, ATHENAEUM_TOKEN: 'token' })).toBe(await idOf(other));
});

it('sends a CI token unchanged', async () => {
  expect(await credentials(undefined, { ATHENAEUM_TOKEN: 'token' })(request)).toBe('token');
});

it('reports a missing or unusable key in one line', () => {
  const home = folder();
  const wrong = join(home, 'wrong.pem');
  writeFileSync(
    wrong,
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'sec1' }),
  );

  expect(() => credentials(undefined, { XDG_CONFIG_HOME: home })).toThrow(
    /^There is no key: athenaeum-remote key makes one/,
  );
  expect(() => credentials(undefined, { ATHENAEUM_KEY_FILE: '/nowhere.pem' })).toThrow(
    'There is no key in /nowhere.pem.',
  );
  expect(() => credentials(wrong, {})).toThrow(`${wrong} holds no Ed25519 private key.`);
  expect(() => credentials(undefined, { ATHENAEUM_KEY: 'nothing' })).toThrow(
    'ATHENAEUM_KEY holds no Ed25519 private key.',
  );
});
