import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Problem } from '../../start/problem';

/** Writes a new private key into a file that is for its owner alone; answers the public part. */
export async function writeNewKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# made ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Problem(`The key was not written: ${(error as Error).message}.`);
  });
  return recipient;
}

/** The private keys of a file, in the form that `age` has them: lines, and comments after `#`. */
export async function readIdentities(file: string | undefined): Promise<string[]> {
  if (!file) throw new Problem('BACKUP_IDENTITY_FILE names no file with the private key of the backups.');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Problem(`BACKUP_IDENTITY_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0 || !identities.every((line) => line.startsWith('AGE-SECRET-KEY-')))
    throw new Problem(`${file} holds something other than keys: AGE-SECRET-KEY-..., one a line.`);
  return identities;
}

/** Short enough to read out; tells which of several keys a backup needs. */
export const keyId = (recipient: string): string =>
  createHash('sha256').update(recipient).digest('hex').slice(0, 12);

/** @throws Problem for what looks like a key and is none */
export async function keyIdsOf(identities: readonly string[]): Promise<string[]> {
  try {
    return await Promise.all(identities.map(async (one) => keyId(await identityToRecipient(one))));
  } catch {
    throw new Problem('BACKUP_IDENTITY_FILE holds a key that was not copied whole.');
  }
}
