import { createHash } from 'node:crypto';
import mongoose from 'mongoose';

/** Collections that reads and refused calls change too: sessions, rate limits. */
const CHANGED_BY_READS = /^(websessions|web_sessions|signin|sign_in|oidc|rlflx|rate|registry)/i;

/** A short hash of each collection's documents, by collection. */
export async function fingerprint(): Promise<Record<string, string>> {
  const collections = await mongoose.connection.db!.listCollections().toArray();
  const names = collections.map(({ name }) => name).filter((name) => !CHANGED_BY_READS.test(name));
  const hashes = await Promise.all(names.sort().map(async (name) => [name, await hashOf(name)] as const));
  return Object.fromEntries(hashes);
}

async function hashOf(name: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const document of mongoose.connection.db!.collection(name).find().sort({ _id: 1 }))
    hash.update(JSON.stringify(document));
  return hash.digest('hex').slice(0, 12);
}
