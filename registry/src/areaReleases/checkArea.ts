import { changedGraph } from '../checks/changedGraph';
import { checkSubgraph } from '../checks/checkSubgraph';
import { readLiveRemotes, readLiveShell } from '../checks/live';
import { graphOf, readLiveSupergraph } from '../checks/liveGraph';
import { readOpenSenders } from '../checks/openSenders';
import { judgeSchemaChange } from '../checks/schemaChange';
import { readSenders } from '../checks/senders';
import { subgraphIn } from '../checks/subgraphIn';
import { readBuildOperations } from '../operations';
import { RegistryProblem } from '../problem';
import type { Registry } from '../registry';
import type { Product } from '../release/product';
import type { AreaRelease } from './areaRelease';
import { differingLines } from './schemaLines';

interface Means {
  registry: Registry;
  product: Pick<Product, 'origin' | 'dataDir' | 'signer'>;
  onProgress: (line: string) => void;
}

/** What is released together. */
export interface Candidate {
  remote: string;
  /** The folder of the remote's build. */
  folder: string;
  subgraph: { name: string; sdl: string };
}

/**
 * Checks the schema of a candidate against what pages that get it ask for: the operations of its own remote, and those of the shell and
 * of all other areas. What its remote asked before need not be answered by it, since those pages keep the subgraph before.
 *
 * @returns the composed graph, and what changes in it
 * @throws RegistryProblem when an operation would break, or when that cannot be told
 */
export async function checkArea(
  { registry, product, onProgress }: Means,
  { remote, folder, subgraph }: Candidate,
): Promise<Pick<AreaRelease, 'supergraph' | 'changes'>> {
  const { origin, dataDir, signer } = product;
  const { connection } = registry;
  const live = await readLiveSupergraph(origin, signer);
  const changed = changedGraph(live, subgraph.name, subgraph.sdl);
  if (changed.problems)
    throw new RegistryProblem(
      `${subgraph.name} does not compose with the other subgraphs as they run:\n${changed.problems.join('\n')}`,
    );
  const [shell, remotes] = await Promise.all([readLiveShell(origin), readLiveRemotes(registry)]);
  const others = remotes.filter(({ entry }) => entry.name !== remote);
  const besides = new Set([
    `shell ${shell.version}`,
    ...remotes.map(({ entry }) => `${entry.name} ${entry.version}`),
  ]);
  const senders = [
    { name: `${remote} as it is released`, documents: [...(await readBuildOperations(folder)).values()] },
    ...(await readSenders({ shell, remotes: others }, { connection, origin, dataDir })),
    ...(await readOpenSenders({ connection, dataDir, besides })).filter(
      ({ name }) => !name.startsWith(`${remote} `),
    ),
  ];
  const { lines, broken, untold } = judgeSchemaChange(changed.graph, senders);
  lines.forEach(onProgress);
  if (broken + untold > 0)
    throw new RegistryProblem(
      `${remote} is not released with the ${subgraph.name} subgraph: ${broken > 0 ? `${broken} ${broken === 1 ? 'operation' : 'operations'} on its pages would break` : 'whether operations on its pages would break cannot be told'}.`,
    );
  return { supergraph: changed.supergraph, changes: differingLines(graphOf(live), changed.graph) };
}

/**
 * Whether a release may be settled: no page asks for anything that its schema does not have, and the gateway is configured with it.
 *
 * @throws RegistryProblem that says who asks, or what has to be configured
 */
export async function checkSettled(
  { registry, product, onProgress }: Means,
  { subgraph: { name, url }, supergraph }: AreaRelease,
): Promise<void> {
  const sdl = subgraphIn(supergraph, name);
  await checkSubgraph(registry, product, { name, sdl }, onProgress);
  const live = await readLiveSupergraph(product.origin, product.signer);
  if (subgraphIn(live, name) !== sdl)
    throw new RegistryProblem(
      `Nobody needs the ${name} subgraph of before any more. Configure gateways with the one that is at ${url}: SUBGRAPH_${name.toUpperCase()}_URL and the supergraph of its code. Then settle again.`,
    );
}
