import type { Connection } from 'mongoose';
import { parseOperations } from '../operations';
import { readSentOperations } from '../sentOperations';
import { askLive } from './askLive';
import { versionName, type LiveRemote, type LiveShell } from './live';

/** A live version of the shell or a remote, and the GraphQL documents that it sends. */
export interface Sender {
  name: string;
  /** Null for builds that do not list them. */
  documents: string[] | null;
}

interface Sources {
  connection: Connection;
  origin: string;
  dataDir: string;
}

/** The live shell, and the live version and canary of each remote. */
export const readSenders = (
  { shell, remotes }: { shell: LiveShell; remotes: readonly LiveRemote[] },
  { connection, origin, dataDir }: Sources,
): Promise<Sender[]> =>
  Promise.all([
    sentByShell(shell, origin),
    ...remotes.map(async (remote): Promise<Sender> => {
      const sent = await readSentOperations(connection, dataDir, remote.entry);
      return { name: versionName(remote), documents: remote.entry.operations ? [...sent.values()] : null };
    }),
  ]);

async function sentByShell({ version, operations }: LiveShell, origin: string): Promise<Sender> {
  const name = `shell ${version}`;
  if (!operations) return { name, documents: null };
  const answer = await askLive(`${origin}/${operations.file}?at=${Date.now()}`);
  const bytes = answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  return { name, documents: [...parseOperations(bytes, operations, name).values()] };
}
