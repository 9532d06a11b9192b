import type { Connection } from 'mongoose';
import { readOpenAnnouncements, readAnnounced } from '../announcements';
import { MAX_TAB_AGE_MS, readOpenVersions } from '../openVersions';
import { readSentOperations } from '../sentOperations';
import type { Sender } from './senders';

interface Sources {
  connection: Connection;
  dataDir: string;
  /** Live versions, which are read elsewhere and left out here: `mfe-learning 542c6c259a33`. */
  besides: ReadonlySet<string>;
}

/**
 * Replaced versions of areas and of the shell that open tabs may still run. Versions from before operations were listed are
 * left out, as their operations are unknown.
 */
export async function readOpenSenders({ connection, dataDir, besides }: Sources): Promise<Sender[]> {
  const since = Date.now() - MAX_TAB_AGE_MS;
  const [versions, announced] = await Promise.all([
    readOpenVersions(connection, since),
    readOpenAnnouncements(connection, since),
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
    : `may be open in tabs until ${new Date(replacedAt + MAX_TAB_AGE_MS).toISOString().slice(0, 10)}`;
