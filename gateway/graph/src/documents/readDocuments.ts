import {
  readOpenAnnouncements,
  MAX_TAB_AGE_MS as MAX_OPEN_MS,
  readAnnounced,
  readOpenVersions,
  readSentOperations,
  RegistryProblem,
  snapshotNow,
  type OpenVersion,
} from '@athenaeum/registry';
import type { Connection } from 'mongoose';
import type { Log } from '../context';
import type { DocumentsByVersion, FiguresByVersion } from './senders';

/** The trusted documents; null when they have not changed since the last call. */
export type DocumentReader = () => Promise<ReadonlySet<string> | null>;

interface Parts {
  connection: Connection;
  dataDir: string;
  log: Pick<Log, 'warn'>;
  /** Called with each new state: which version sends which documents, and has which business figures. */
  onVersions?: (documents: DocumentsByVersion, figures: FiguresByVersion) => void;
  /** Called with the id of the current snapshot each time it was read; null before the first publication. */
  onSnapshot?: (id: string | null) => void;
}

/** Reads from the registry the documents of each version that a page may still run: published ones, and those the shell announced. */
export function createDocumentReader({
  connection,
  dataDir,
  log,
  onVersions,
  onSnapshot,
}: Parts): DocumentReader {
  let state = '';
  let known = new Map<string, readonly string[]>();
  const complained = new Set<string>();

  return async () => {
    const since = Date.now() - MAX_OPEN_MS;
    const announced = await readOpenAnnouncements(connection, since);
    const snapshot = await snapshotNow(connection);
    onSnapshot?.(snapshot);
    const now = JSON.stringify([snapshot, announced]);
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
    onVersions?.(known, figuresOf(versions));
    // A version that could not be read is read again the next time.
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

const figuresOf = (versions: readonly OpenVersion[]): FiguresByVersion =>
  new Map(
    versions.flatMap((version) =>
      version.manifest?.figures ? [[nameOf(version), version.manifest.figures]] : [],
    ),
  );

const nameOf = ({ name, version }: OpenVersion) => `${name} ${version}`;
