import type { Connection } from 'mongoose';
import { parseOperations } from '../operations';
import { readSentOperations } from '../sentOperations';
import { nameLive, type LiveRemote, type LiveShell } from './live';

/** A live version of something, and the GraphQL documents that it sends. */
export interface Sender {
  name: string;
  /** Null where its build is older than the list of them. */
  documents: string[] | null;
}

interface Sources {
  connection: Connection;
  origin: string;
  dataDir: string;
}

/** All that members get with their next load: the shell, and of each remote what everybody has and what some have. */
export const readSenders = (
  { shell, remotes }: { shell: LiveShell; remotes: readonly LiveRemote[] },
  { connection, origin, dataDir }: Sources,
): Promise<Sender[]> =>
  Promise.all([
    sentByShell(shell, origin),
    ...remotes.map(async (remote): Promise<Sender> => {
      const sent = await readSentOperations(connection, dataDir, remote.entry);
      return { name: nameLive(remote), documents: remote.entry.operations ? [...sent.values()] : null };
    }),
  ]);

async function sentByShell({ version, operations }: LiveShell, origin: string): Promise<Sender> {
  const name = `shell ${version}`;
  if (!operations) return { name, documents: null };
  const answer = await fetch(`${origin}/${operations.file}?at=${Date.now()}`).catch(() => null);
  const bytes = answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  return { name, documents: [...parseOperations(bytes, operations, name).values()] };
}
