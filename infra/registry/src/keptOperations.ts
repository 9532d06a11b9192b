import { Schema, type Connection, type Model } from 'mongoose';
import type { RemoteEntry } from './entry';
import { parseOperations } from './operations';

/** What a version sends, kept beside the snapshots for those who do not have its files: a gateway is not given them. */
interface KeptRecord {
  /** `mfe-learning 542c6c259a33`. */
  _id: string;
  /** The list of its build, letter by letter. */
  list: string;
}

type Version = Pick<RemoteEntry, 'name' | 'version'>;

export async function keepOperations(connection: Connection, version: Version, list: string): Promise<void> {
  await modelOf(connection).updateOne({ _id: nameOf(version) }, { $set: { list } }, { upsert: true });
}

/** The documents that a version sends, by the SHA-256 of each; null when they were not kept. Rejects when they were changed. */
export async function readKeptOperations(
  connection: Connection,
  version: Version & Pick<RemoteEntry, 'operations'>,
): Promise<Map<string, string> | null> {
  if (!version.operations) return null;
  const kept = await modelOf(connection).findById(nameOf(version)).lean<KeptRecord>();
  return kept && parseOperations(Buffer.from(kept.list), version.operations, nameOf(version));
}

const nameOf = ({ name, version }: Version) => `${name} ${version}`;

function modelOf(connection: Connection): Model<KeptRecord> {
  const known = connection.models.RegistryOperations as Model<KeptRecord> | undefined;
  if (known) return known;
  const schema = new Schema<KeptRecord>(
    { _id: { type: String, required: true }, list: { type: String, required: true } },
    { collection: 'registry_operations', versionKey: false },
  );
  return connection.model<KeptRecord>('RegistryOperations', schema);
}
