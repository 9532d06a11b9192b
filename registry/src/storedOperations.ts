import { Schema, type Connection, type Model } from 'mongoose';
import type { RemoteEntry } from './entry';
import { parseOperations } from './operations';

/** The GraphQL operations of a version, stored in the database for servers without its files, such as gateways. */
interface OperationsRecord {
  /** `mfe-learning 542c6c259a33`. */
  _id: string;
  /** The text of the build's `operations.json`. */
  list: string;
}

type Version = Pick<RemoteEntry, 'name' | 'version'>;

export async function storeOperations(connection: Connection, version: Version, list: string): Promise<void> {
  await modelOf(connection).updateOne({ _id: nameOf(version) }, { $set: { list } }, { upsert: true });
}

/** The documents of a version by their SHA-256; null when they were not stored. @throws RegistryProblem when they were altered */
export async function readStoredOperations(
  connection: Connection,
  version: Version & Pick<RemoteEntry, 'operations'>,
): Promise<Map<string, string> | null> {
  if (!version.operations) return null;
  const kept = await modelOf(connection).findById(nameOf(version)).lean<OperationsRecord>();
  return kept && parseOperations(Buffer.from(kept.list), version.operations, nameOf(version));
}

const nameOf = ({ name, version }: Version) => `${name} ${version}`;

function modelOf(connection: Connection): Model<OperationsRecord> {
  const known = connection.models.RegistryOperations as Model<OperationsRecord> | undefined;
  if (known) return known;
  const schema = new Schema<OperationsRecord>(
    { _id: { type: String, required: true }, list: { type: String, required: true } },
    { collection: 'registry_operations', versionKey: false },
  );
  return connection.model<OperationsRecord>('RegistryOperations', schema);
}
