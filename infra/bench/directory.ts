import { connectDatabase, disconnectDatabase, ensureIndexes, type Viewer } from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { subgraph } from '@athenaeum/users-subgraph';
import { seedLargeUsers, seedUsers } from '@athenaeum/users-subgraph/seed';
import { startBenchDatabase } from './benchDatabase';

/**
 * What the directory of twenty thousand members takes, as the subgraph answers it from the database of the product:
 * `node --import tsx infra/bench/directory.ts [rounds] [folder]`. A folder that is named is kept, and loaded once.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const keptFolder = process.argv[3];
const WARM_UP = 10;

const member: Viewer = { id: DEMO_ACCOUNTS.member.id, roles: new Set(['member']) };
const DIRECTORY = `query ($input: UsersInput) { users(input: $input) {
  count facets { category options { value count } }
  data { id slug name avatar title company nearest_regional_hub leadership_areas } } }`;
const HUBS = ['Boston', 'Seattle', 'San Francisco', 'New York City', 'Washington DC'];

const VIEWS: Record<string, (round: number) => Record<string, unknown>> = {
  'as it opens': () => ({}),
  'three filters and counts': (round) => ({
    nearest_regional_hub: { in: [HUBS[round % HUBS.length], HUBS[(round + 1) % HUBS.length]] },
    languages: { in: ['French', 'Spanish', 'German'] },
    type: { in: ['Private Board'] },
  }),
  'a search': (round) => ({ search: HUBS[round % HUBS.length]!.toLowerCase() + ' chief' }),
  'alphabetical, far down': (round) => ({ orderBy: { first_name: 'asc' }, skip: 18_000 + round * 20 }),
};

const database = await startBenchDatabase(keptFolder);
try {
  await connectDatabase(database.uri, { dbName: 'athenaeum' });
  await ensureIndexes(subgraph.models);
  const startedAt = performance.now();
  await seedUsers(Date.now());
  await seedLargeUsers(Date.now());
  console.log(`loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  console.log(`the first answer took ${(await ask(VIEWS['as it opens']!(0))).toFixed(0)} ms`);
  for (const [name, inputOf] of Object.entries(VIEWS)) await measure(name, 1, inputOf);
  await measure('three filters and counts, 8 at once', 8, VIEWS['three filters and counts']!);
} finally {
  await disconnectDatabase();
  await database.stop();
}

async function measure(name: string, atOnce: number, inputOf: (round: number) => Record<string, unknown>) {
  const times: number[] = [];
  let next = -WARM_UP;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < ROUNDS) {
        const round = next++;
        const took = await ask(inputOf(Math.abs(round)));
        // The first ones only warm it up.
        if (round >= 0) times.push(took);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const within = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
  console.log(`${name.padEnd(40)} half within ${within(0.5)}, 95% within ${within(0.95)}`);
}

async function ask(input: Record<string, unknown>): Promise<number> {
  const startedAt = performance.now();
  const { errors } = await subgraph.execute(
    { query: DIRECTORY, variables: { input } },
    { viewer: member, requestId: 'bench' },
  );
  if (errors?.length) throw errors[0]!;
  return performance.now() - startedAt;
}
