import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RegistryProblem } from '../problem';
import { type BuildSigner, createSigner } from './buildSignature';

/** The file of a developer's own key, which the first start creates. */
export const developmentKeyFile = (dataDir: string) => join(dataDir, 'keys', 'build-signing.pem');

/**
 * The publisher's signing key: as PEM in `BUILD_SIGNING_KEY`, where line breaks may be written `\n`, or in the file that
 * `BUILD_SIGNING_KEY_FILE` names.
 *
 * @throws RegistryProblem when there is no key, or none of Ed25519: in production nothing makes one by itself.
 */
export function loadSigner(dataDir: string, env: NodeJS.ProcessEnv = process.env): BuildSigner {
  if (env.BUILD_SIGNING_KEY)
    return signerOf(env.BUILD_SIGNING_KEY.replaceAll('\\n', '\n'), 'BUILD_SIGNING_KEY');
  const file = env.BUILD_SIGNING_KEY_FILE;
  if (file) return signerOf(readKey(file), 'BUILD_SIGNING_KEY_FILE');
  if (env.NODE_ENV === 'production')
    throw new RegistryProblem('Builds are signed: BUILD_SIGNING_KEY or BUILD_SIGNING_KEY_FILE needs a key.');
  return ensureDevelopmentKey(dataDir);
}

/** The key of this data folder; created when missing, also by several processes at the same time. */
export function ensureDevelopmentKey(dataDir: string): BuildSigner {
  const file = developmentKeyFile(dataDir);
  try {
    return signerOf(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeNewKey(file);
  return signerOf(readFileSync(file, 'utf8'), file);
}

/** Writes a new private key that only its owner may read; an existing one stays. */
export function writeNewKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  try {
    // A link is atomic, and fails when the key exists.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RegistryProblem('The file that BUILD_SIGNING_KEY_FILE names cannot be read.');
  }
}

function signerOf(pem: string, from: string): BuildSigner {
  let key: KeyObject | null = null;
  try {
    key = createPrivateKey(pem);
  } catch {
    // The error is dropped: its message may contain the key.
  }
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new RegistryProblem(`${from} holds no Ed25519 private key.`);
  return createSigner(key);
}
