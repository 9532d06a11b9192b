import type { Connection } from 'mongoose';
import type { RemoteEntry } from './entry';
import { readStoredOperations } from './storedOperations';
import { readOperations } from './operations';

/**
 * The documents of a version by their SHA-256: from the database, where a deploy stores them, or else from its files.
 *
 * @throws RegistryProblem when the list was altered
 */
export const readSentOperations = async (
  connection: Connection,
  dataDir: string,
  version: Pick<RemoteEntry, 'name' | 'version' | 'operations'>,
): Promise<Map<string, string>> =>
  (await readStoredOperations(connection, version)) ?? (await readOperations(dataDir, version));
