import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { mintAreaToken, type SignedRequest } from '@athenaeum/release-protocol/areaToken';
import { BuildProblem } from '../problem';

/** Returns the token that authenticates one request. */
export type Prove = (request: SignedRequest) => Promise<string>;

/** The default file of a person's key. */
export const standardKeyFile = (env = process.env): string =>
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'athenaeum', 'key.pem');

/**
 * The caller's credentials: a token of a CI provider (`ATHENAEUM_TOKEN`), a key itself (`ATHENAEUM_KEY`, as PEM, where line
 * breaks may be written `\n`), or a key file.
 *
 * @throws BuildProblem when there is none that can be used
 */
export function credentials(file: string | undefined, env = process.env): Prove {
  const token = env.ATHENAEUM_TOKEN;
  if (!file && token) return () => Promise.resolve(token);
  const key = readKey(file, env);
  return (request) => mintAreaToken(key, request);
}

/** Writes a new private key that only its owner may read. @throws BuildProblem when there is one already */
export function makeKeyFile(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BuildProblem(`${file} is there already.`);
  }
  // Also when the umask would add rights.
  chmodSync(file, 0o600);
  return privateKey;
}

export function readKeyFile(file: string): KeyObject | null {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  return asKey(pem, file);
}

function readKey(file: string | undefined, env: NodeJS.ProcessEnv): KeyObject {
  if (!file && env.ATHENAEUM_KEY) return asKey(env.ATHENAEUM_KEY.replaceAll('\\n', '\n'), 'ATHENAEUM_KEY');
  const named = file ?? env.ATHENAEUM_KEY_FILE;
  const key = readKeyFile(named ?? standardKeyFile(env));
  if (key) return key;
  throw new BuildProblem(
    named
      ? `There is no key in ${named}.`
      : 'There is no key: athenaeum-remote key makes one, and ATHENAEUM_KEY_FILE, ATHENAEUM_KEY or ATHENAEUM_TOKEN names another.',
  );
}

function asKey(pem: string, from: string): KeyObject {
  let key: KeyObject | null = null;
  try {
    key = createPrivateKey(pem);
  } catch {
    // What it says may hold the key.
  }
  if (key?.asymmetricKeyType !== 'ed25519') throw new BuildProblem(`${from} holds no Ed25519 private key.`);
  return key;
}
