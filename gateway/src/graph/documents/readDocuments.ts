import {
  openAnnouncements,
  LONGEST_OPEN,
  readAnnounced,
  readOpenVersions,
  readSentOperations,
  RegistryProblem,
  snapshotNow,
  type OpenVersion,
} from '@athenaeum/registry';
import type { Connection } from 'mongoose';
import type { Log } from '../context';
import type { DocumentsByVersion } from './senders';

/** What our clients may send; null when nothing has changed since it was last asked. */
export type DocumentReader = () => Promise<ReadonlySet<string> | null>;

interface Parts {
  connection: Connection;
  dataDir: string;
  log: Pick<Log, 'warn'>;
  /** Told with each new state which version sends what. */
  onVersions?: (documents: DocumentsByVersion) => void;
}

/** Reads from the registry what each version sends that a page may still run: published, or announced as the shell's. */
export function createDocumentReader({ connection, dataDir, log, onVersions }: Parts): DocumentReader {
  let state = '';
  let known = new Map<string, readonly string[]>();
  const complained = new Set<string>();

  return async () => {
    const since = Date.now() - LONGEST_OPEN;
    const announced = await openAnnouncements(connection, since);
    const now = JSON.stringify([await snapshotNow(connection), announced]);
    if (now === state) return null;
    const [versions, sentBesides] = await Promise.all([
      readOpenVersions(connection, since),
      readAnnounced(
        connection,
        announced.map(({ id }) => id),
      ),
    ]);
    const read = await Promise.all(versions.map(documentsOf));
    known = new Map(
      versions.flatMap((version, index) => (read[index] ? [[nameOf(version), read[index]]] : [])),
    );
    onVersions?.(known);
    // One that could not be read is tried again the next time.
    state = read.includes(null) ? '' : now;
    return new Set([
      ...sentBesides.flatMap(({ documents }) => documents),
      ...read.flatMap((documents) => documents ?? []),
    ]);
  };

  async function documentsOf(version: OpenVersion): Promise<readonly string[] | null> {
    const before = known.get(nameOf(version));
    if (before) return before;
    try {
      const operations = await readSentOperations(connection, dataDir, version);
      if (!version.operations) complain(version, 'does not say what it sends');
      return [...operations.values()];
    } catch (error) {
      if (!(error instanceof RegistryProblem)) throw error;
      complain(version, error.message);
      return null;
    }
  }

  function complain(version: OpenVersion, reason: string): void {
    const complaint = `${nameOf(version)} ${reason}`;
    if (complained.has(complaint)) return;
    complained.add(complaint);
    log.warn(
      { remote: version.name, version: version.version, reason },
      'operations of a remote are not known',
    );
  }
}

const nameOf = ({ name, version }: OpenVersion) => `${name} ${version}`;
