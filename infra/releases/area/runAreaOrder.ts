import { hostname } from 'node:os';
import type { Subgraph } from '@athenaeum/kit';
import { RegistryProblem, type Registry } from '@athenaeum/registry';
import { type Product, promoteCanary } from '@athenaeum/registry/release';
import { mongo } from 'mongoose';
import { collectInputs, sdlOf } from '../../codegen/inputs';
import { runBuild } from '../runBuild';
import { type Area, type AreaOrder, SUBGRAPH_OF } from './areaArguments';
import { areaStatus, contractArea, findRelease, settleArea } from './endArea';
import { releaseArea, type Means } from './releaseArea';

const subgraphs: Record<(typeof SUBGRAPH_OF)[Area], () => Promise<{ subgraph: Subgraph }>> = {
  users: () => import('@athenaeum/users-subgraph'),
  content: () => import('@athenaeum/content-subgraph'),
  coaching: () => import('@athenaeum/coaching-subgraph'),
  opportunities: () => import('@athenaeum/opportunities-subgraph'),
};

interface Parts {
  registry: Registry;
  product: Product;
  say: (line: string) => void;
}

/** Does what was asked with the release of an area. */
export async function runAreaOrder(order: AreaOrder, { registry, product, say }: Parts): Promise<void> {
  const client = new mongo.MongoClient(product.database.uri);
  const means: Means = {
    registry,
    product,
    place: {
      client,
      db: client.db(product.database.dbName),
      by: `${registry.by ?? 'somebody'} on ${hostname()}`,
    },
    onProgress: say,
  };
  try {
    await client.connect();
    for (const line of await run(means, order)) say(line);
  } finally {
    await client.close();
  }
}

async function run(means: Means, order: AreaOrder): Promise<string[]> {
  const { area, what } = order;
  switch (what) {
    case 'status':
      return areaStatus(means, area);
    case 'promote': {
      const { remote, version } = await findRelease(means, area);
      return [(await promoteCanary(means, remote, version)).line];
    }
    case 'settle':
      return [await settleArea(means, area)];
    case 'contract':
      return [await contractArea(means, area, await codeOf(area))];
    case 'release': {
      const remote = `mfe-${area}`;
      if (order.built === undefined) await runBuild(remote);
      const line = await releaseArea(means, {
        ...order,
        subgraph: await codeOf(area),
        folder: order.built ?? `dist/${remote}`,
        source: order.built === undefined ? remote : undefined,
      });
      return [line];
    }
  }
}

async function codeOf(area: Area) {
  const { subgraph } = await subgraphs[SUBGRAPH_OF[area]]();
  const { shared, subgraphs: inputs } = collectInputs(process.cwd());
  const input = inputs.find(({ name }) => name === subgraph.name);
  if (!input) throw new RegistryProblem(`There is no subgraph called ${subgraph.name} here.`);
  return { ...subgraph, sdl: sdlOf(shared, input) };
}
