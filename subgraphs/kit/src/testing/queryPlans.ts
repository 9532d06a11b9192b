import mongoose from 'mongoose';

type Document = Record<string, unknown>;

interface Query {
  collection: string;
  filter: Document;
}

export interface QueryPlan extends Query {
  /** The names of the indexes by which it finds its documents; none when it reads the whole collection. */
  indexes: string[];
}

/**
 * How the database finds what `work` reads, changes and removes, each query once and in the order of the first of each kind: as it
 * explains it afterwards. Queries without a condition, which want the whole collection, are left out.
 */
export async function plansDuring(work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const queries = new Map<string, Query>();
  const note = ({ commandName, command }: { commandName: string; command: Document }) => {
    for (const query of queriesOf(commandName, command)) queries.set(JSON.stringify(query), query);
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return Promise.all(
    [...queries.values()].map(async (query) => ({ ...query, indexes: await indexesOf(query) })),
  );
}

/** The indexes that serve the queries of `work` about a field, each query by itself: what tests of partial indexes compare. */
export async function indexesUsed(
  work: () => Promise<unknown>,
  collection: string,
  field: string,
): Promise<string[][]> {
  const plans = await plansDuring(work);
  return plans
    .filter((plan) => plan.collection === collection && JSON.stringify(plan.filter).includes(`"${field}":`))
    .map(({ indexes }) => indexes);
}

async function indexesOf({ collection, filter }: Query): Promise<string[]> {
  const plan: unknown = await mongoose.connection.db!.collection(collection).find(filter).explain();
  return [...JSON.stringify(plan).matchAll(/"indexName":"([^"]+)"/g)].map(([, name]) => name!);
}

function queriesOf(commandName: string, command: Document): Query[] {
  const own = filtersOf(commandName, command).map((filter) => ({
    collection: String(command[commandName]),
    filter,
  }));
  const joined = commandName === 'aggregate' ? joinedQueries(command.pipeline as Document[]) : [];
  return [...own, ...joined].filter(({ filter }) => Object.keys(filter).length > 0);
}

function filtersOf(commandName: string, command: Document): Document[] {
  const changes = (list: unknown) => (list as { q: Document }[]).map(({ q }) => q);
  switch (commandName) {
    case 'find':
      return [(command.filter ?? {}) as Document];
    case 'distinct':
    case 'findAndModify':
      return [(command.query ?? {}) as Document];
    case 'update':
      return changes(command.updates);
    case 'delete':
      return changes(command.deletes);
    case 'aggregate':
      return firstMatch(command.pipeline as Document[]);
    default:
      return [];
  }
}

const firstMatch = ([first]: readonly Document[]): Document[] =>
  first?.$match ? [first.$match as Document] : [];

/** Those of reads that were joined into one command (`joinReads`). */
const joinedQueries = (stages: readonly Document[]): Query[] =>
  stages.flatMap(({ $lookup }) => {
    const { from, pipeline } = ($lookup ?? {}) as { from?: string; pipeline?: Document[] };
    if (!from || !pipeline) return [];
    return firstMatch(pipeline).map((filter) => ({ collection: from, filter }));
  });
