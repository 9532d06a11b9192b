import { Readable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { Problem } from '../../start/problem';

/** The bytes as a file of age (C2SP), which any of the recipients' private keys opens. */
export async function encrypted(
  source: Readable,
  recipients: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    throw new Problem('BACKUP_RECIPIENTS holds a key that was not copied whole.');
  }
  return bytesOf(await encrypter.encrypt(toWeb(source)));
}

/** Each piece of what comes out is authenticated before it does, and the end is one: a cut file throws. */
export async function decrypted(source: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return Readable.from(bytesOf(await decrypter.decrypt(toWeb(source))), { objectMode: false });
}

// `Readable.toWeb` throws where nobody can catch it when its reader leaves early (Node 20).
const toWeb = (source: Readable) =>
  // The same streams by two names of types: Node's and the browser's.
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>;
// As above.
const bytesOf = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>;
