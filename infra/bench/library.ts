import { subgraph as content } from '@athenaeum/content-subgraph';
import { seedContent, seedLargeContent } from '@athenaeum/content-subgraph/seed';
import { connectDatabase, disconnectDatabase, ensureIndexes, type Viewer } from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { subgraph as users } from '@athenaeum/users-subgraph';
import { seedLargeUsers, seedUsers } from '@athenaeum/users-subgraph/seed';
import { startBenchDatabase } from './benchDatabase';

/**
 * What lists and searches take on the demo data and on the large one, as the subgraphs answer them from the database of
 * the product: `node --import tsx infra/bench/library.ts [rounds] [folder]`. Loading takes minutes; a folder that is named
 * is kept, and loaded once.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const keptFolder = process.argv[3];
const WARM_UP = 20;
const CARD =
  'slug title date my_rsvp { status } salon_relations { type speaker { name } } my_progress { progress }';
const TERMS = [
  'negotiating',
  'boardroom ready',
  'term sheet',
  'ruth adeyemi',
  'audit',
  'clmate risk',
  'succession',
];

const member: Viewer = { id: DEMO_ACCOUNTS.member.id, roles: new Set(['member']) };
const GOALS = [
  'Earn a first corporate board seat',
  'Negotiate compensation with confidence',
  'Build a public voice',
];

interface Page {
  name: string;
  query: string;
  variables?: (round: number) => Record<string, unknown>;
  from?: typeof content;
}

const PAGES: readonly Page[] = [
  {
    name: 'home',
    query: `query ($goals: [_Any!]!) {
      next: salons(input: { attending: { equals: true }, phase: { in: [LIVE, UPCOMING] }, take: 1 }) { data { ${CARD} link } }
      upcoming: salons(input: { phase: { in: [LIVE, UPCOMING] }, take: 20 }) { data { ${CARD} } }
      recent: salons(input: { phase: { equals: RECORDED }, has_recording: { equals: true }, take: 20, orderBy: { date: desc } }) { data { ${CARD} } }
      continue: salons(input: { in_progress: { equals: true }, take: 20 }) { data { ${CARD} } }
      tags(input: { take: 40 }) { data { slug title } }
      categories(input: { take: 20 }) { data { slug title } }
      collections(input: { type: { equals: "COLLECTION" }, take: 20 }) { data { slug title author } }
      groups: collections(input: { type: { equals: "PEER_GROUP" }, take: 20 }) { data { slug title leaders { name } } }
      pathways(input: { take: 20 }) { data { slug title seasons { number } } }
      _entities(representations: $goals) { ... on RecommendationListResult { data { because { title } salon { ${CARD} } } } }
    }`,
    variables: () => ({
      goals: [{ __typename: 'RecommendationListResult', member_id: member.id, current_goals: GOALS }],
    }),
  },
  {
    name: 'calendar, with its filters',
    query: `query ($skip: Int) { salons(input: { phase: { in: [LIVE, UPCOMING] }, take: 20, skip: $skip }) {
      count facets { filter options { value count } } data { ${CARD} } } }`,
    variables: (round) => ({ skip: (round % 2) * 20 }),
  },
  {
    name: 'recordings of a category',
    query: `{ salons(input: { category: { equals: "govern" }, phase: { equals: RECORDED }, take: 20, orderBy: { date: desc } }) {
      count data { ${CARD} } } }`,
  },
  {
    name: 'goals, with how many salons each has',
    query: '{ tags(input: { take: 40 }) { data { slug title salon_count } } }',
  },
  {
    name: 'search',
    query: `query ($query: String!) { search(input: { query: $query, take: 20 }) { data {
      upcoming { ${CARD} } recorded { ${CARD} } speakers { slug name } tags { slug } collections { slug } categories { slug } } } }`,
    variables: (round) => ({ query: TERMS[round % TERMS.length] }),
  },
  {
    name: 'directory',
    query: '{ users(input: { take: 20 }) { count data { slug name title company avatar } } }',
    from: users,
  },
];

const database = await startBenchDatabase(keptFolder);
try {
  const now = Date.now();
  const demo = await measureOn(database.uri, 'demo', [seedUsers, seedContent]);
  const large = await measureOn(database.uri, 'athenaeum', [
    seedUsers,
    seedContent,
    seedLargeUsers,
    seedLargeContent,
  ]);
  console.log(`\n${'p95, ms'.padEnd(40)} demo   large   times`);
  for (const { name } of PAGES) {
    const [small, big] = [demo.get(name)!, large.get(name)!];
    console.log(
      `${name.padEnd(40)} ${small.toFixed(1).padStart(5)} ${big.toFixed(1).padStart(7)} ${(big / small).toFixed(2).padStart(7)}`,
    );
  }

  async function measureOn(
    at: string,
    dbName: string,
    seeds: readonly ((loadedAt: number) => Promise<void>)[],
  ): Promise<Map<string, number>> {
    await connectDatabase(at, { dbName });
    await ensureIndexes([...users.models, ...content.models]);
    const startedAt = performance.now();
    for (const seed of seeds) await seed(now);
    console.log(`${dbName} loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    const figures = await measureAll();
    await disconnectDatabase();
    return figures;
  }
} finally {
  await disconnectDatabase();
  await database.stop();
}

async function measureAll(): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const page of PAGES) {
    const [half, most] = await measure(page);
    figures.set(page.name, most);
    console.log(`  ${page.name}: half within ${half.toFixed(1)} ms, 95% within ${most.toFixed(1)} ms`);
  }
  return figures;
}

async function measure({ query, variables, from = content }: Page): Promise<[half: number, most: number]> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const call = { query, variables: variables?.(Math.abs(round)) };
    const { errors } = await from.execute(call, { viewer: member, requestId: 'bench' });
    if (errors?.length) throw errors[0]!;
    // The first ones only warm it up.
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return [times[Math.floor(ROUNDS * 0.5)]!, times[Math.floor(ROUNDS * 0.95)]!];
}
