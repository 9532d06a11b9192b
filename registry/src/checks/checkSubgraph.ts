import { RegistryProblem } from '../problem';
import type { Registry } from '../registry';
import type { Product } from '../release/product';
import { changedGraph } from './changedGraph';
import { readLiveRemotes, readLiveShell } from './live';
import { readLiveSupergraph } from './liveGraph';
import { readOpenSenders } from './openSenders';
import { judgeSchemaChange } from './schemaChange';
import { readSenders } from './senders';

/** One subgraph with the schema that it is to have. */
interface Changed {
  name: string;
  sdl: string;
}

/**
 * Checks one subgraph's schema against all GraphQL operations that the live shell and areas, and tabs opened earlier, may send.
 * Nothing is written.
 *
 * @param say gets a line for each sender
 * @throws RegistryProblem when it does not compose, would break an operation, or when that cannot be told
 */
export async function checkSubgraph(
  registry: Registry,
  { origin, dataDir, signer }: Pick<Product, 'origin' | 'dataDir' | 'signer'>,
  { name, sdl }: Changed,
  onProgress: (line: string) => void,
): Promise<void> {
  const changed = changedGraph(await readLiveSupergraph(origin, signer), name, sdl);
  if (changed.problems)
    throw new RegistryProblem(
      `${name} does not compose with the other subgraphs as they run:\n${changed.problems.join('\n')}`,
    );
  const [shell, remotes] = await Promise.all([readLiveShell(origin), readLiveRemotes(registry)]);
  const { connection } = registry;
  const besides = new Set([
    `shell ${shell.version}`,
    ...remotes.map(({ entry }) => `${entry.name} ${entry.version}`),
  ]);
  const senders = [
    ...(await readSenders({ shell, remotes }, { connection, origin, dataDir })),
    ...(await readOpenSenders({ connection, dataDir, besides })),
  ];
  const { lines, broken, untold } = judgeSchemaChange(changed.graph, senders);
  lines.forEach(onProgress);
  if (broken > 0)
    throw new RegistryProblem(
      `${name} would break ${broken} ${broken === 1 ? 'operation' : 'operations'} of versions that are live or may be open. Add beside what is there, deploy the areas that ask anew, take away when no tab has the versions before.`,
    );
  if (untold > 0) throw new RegistryProblem(`Whether ${name} would break anything cannot be told.`);
  onProgress(`${name} can change: every version that is live or may be open keeps what it asks for.`);
}
