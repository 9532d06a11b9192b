import type { Connection } from 'mongoose';
import type { RemoteEntry } from './entry';
import { readKeptOperations } from './keptOperations';
import { readOperations } from './operations';

/**
 * The documents that a version sends, by the SHA-256 of each. Who publishes leaves the list in the database; a version's
 * files are seldom where everybody can read them. Rejects with a RegistryProblem when it is not what was built.
 */
export const readSentOperations = async (
  connection: Connection,
  dataDir: string,
  version: Pick<RemoteEntry, 'name' | 'version' | 'operations'>,
): Promise<Map<string, string>> =>
  (await readKeptOperations(connection, version)) ?? (await readOperations(dataDir, version));
