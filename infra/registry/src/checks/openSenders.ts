import type { Connection } from 'mongoose';
import { openAnnouncements, readAnnounced } from '../announcements';
import { LONGEST_OPEN, readOpenVersions } from '../openVersions';
import { readSentOperations } from '../sentOperations';
import type { Sender } from './senders';

interface Sources {
  connection: Connection;
  dataDir: string;
  /** What members get anyway, which is read elsewhere: `mfe-learning 542c6c259a33`. */
  besides: ReadonlySet<string>;
}

/**
 * What tabs may have open that were loaded before: versions of areas that others have taken the place of, and of the shell.
 * A version that is older than the lists of operations is left out: nobody can say what it sends.
 */
export async function readOpenSenders({ connection, dataDir, besides }: Sources): Promise<Sender[]> {
  const since = Date.now() - LONGEST_OPEN;
  const [versions, announced] = await Promise.all([
    readOpenVersions(connection, since),
    openAnnouncements(connection, since),
  ]);
  const areas = versions.filter((version) => version.operations && !besides.has(nameOf(version)));
  const others = announced.map(({ id }) => id).filter((id) => !besides.has(id));
  return [
    ...(await Promise.all(
      areas.map(async (version) => ({
        name: `${nameOf(version)} (${openUntil(version.replacedAt)})`,
        documents: [...(await readSentOperations(connection, dataDir, version)).values()],
      })),
    )),
    ...(await readAnnounced(connection, others)).map(({ id, documents }) => ({
      name: `${id} (may be open in tabs)`,
      documents,
    })),
  ];
}

const nameOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

const openUntil = (replacedAt: number | null) =>
  replacedAt === null
    ? 'may be open in tabs'
    : `may be open in tabs until ${new Date(replacedAt + LONGEST_OPEN).toISOString().slice(0, 10)}`;
