import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RegistryProblem } from '../problem';
import { type BuildSigner, createSigner } from './buildSignature';

/** Where a developer's own key is: made at the first start, of no worth to anybody else. */
export const developersKeyFile = (dataDir: string) => join(dataDir, 'keys', 'build-signing.pem');

/**
 * With what whoever publishes signs: the key itself as PEM in `BUILD_SIGNING_KEY`, where line breaks may be written `\n`, or a
 * file in `BUILD_SIGNING_KEY_FILE`.
 * @throws RegistryProblem when there is no key, or none of Ed25519: in production nothing makes one by itself.
 */
export function loadSigner(dataDir: string, source: NodeJS.ProcessEnv = process.env): BuildSigner {
  if (source.BUILD_SIGNING_KEY)
    return signerOf(source.BUILD_SIGNING_KEY.replaceAll('\\n', '\n'), 'BUILD_SIGNING_KEY');
  const file = source.BUILD_SIGNING_KEY_FILE;
  if (file) return signerOf(readKey(file), 'BUILD_SIGNING_KEY_FILE');
  if (source.NODE_ENV === 'production')
    throw new RegistryProblem('Builds are signed: BUILD_SIGNING_KEY or BUILD_SIGNING_KEY_FILE needs a key.');
  return ensureDevelopersKey(dataDir);
}

/** The key of this data folder; several processes may want it first. */
export function ensureDevelopersKey(dataDir: string): BuildSigner {
  const file = developersKeyFile(dataDir);
  try {
    return signerOf(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeNewKey(file);
  return signerOf(readFileSync(file, 'utf8'), file);
}

/** Writes a new private key that its owner alone may read; one that is there already stays. */
export function writeNewKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  try {
    // It appears whole, or is there already.
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
    // What it says may hold the key.
  }
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new RegistryProblem(`${from} holds no Ed25519 private key.`);
  return createSigner(key);
}
