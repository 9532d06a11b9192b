import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import { Kind, parse, print, visit } from 'graphql';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const LEARNING = resolve(__dirname, '../../mfe-learning/src');

/** Every section of the page at once. */
const ALL_SECTIONS = `query {
  next: salons(input: { attending: { equals: true }, phase: { in: [LIVE, UPCOMING] }, take: 1 }) { ok data { slug link } }
  upcoming: salons(input: { phase: { in: [LIVE, UPCOMING] }, take: 20 }) { ok data { slug my_rsvp { status } } }
  goals: tags(input: { take: 40 }) { ok data { slug title salon_count } }
  recent: salons(input: { phase: { equals: RECORDED }, has_recording: { equals: true }, take: 20, orderBy: { date: desc } }) {
    ok data { slug salon_relations { type speaker { name } } my_progress { progress } } }
  recommendations { ok has_goals data { because { slug title } salon { slug salon_relations { speaker { name } } } } }
  continue: salons(input: { in_progress: { equals: true }, take: 20 }) { ok data { slug my_progress { progress } } }
  categories(input: { orderBy: { title: asc }, take: 20 }) { ok data { slug title salon_count } }
  collections(input: { slug: { notIn: ["the-athena-branded-career-portfolio"] }, type: { equals: "COLLECTION" }, take: 20 }) {
    ok data { slug title author salon_count } }
  groups: collections(input: { type: { equals: "PEER_GROUP" }, take: 20 }) { ok data { slug title leaders { name } } }
  pathways(input: { take: 20 }) { ok data { slug title seasons { number } } }
  me { ok data { id goals { title current } } }
}`;

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    env: { TELL_COSTS: 'true' },
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
  }),
);
let member: Browser;
beforeAll(async () => {
  await seedDemo('users', 'content');
  member = world.browser();
  await member.signIn(DEMO_ACCOUNTS.member.email, DEMO_PASSWORD);
}, 120_000);

/** The page's own document, with the fragments it uses. */
function homeDocument(): string {
  const files = readdirSync(LEARNING, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const fragments = new Map(
    files
      .flatMap((file) => parse(readFileSync(join(LEARNING, file), 'utf8')).definitions)
      .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const document = parse(readFileSync(join(LEARNING, 'features/home/home.graphql'), 'utf8'));
  const used = new Set<string>();
  const collect = (node: Parameters<typeof visit>[0]): unknown =>
    visit(node, {
      FragmentSpread({ name }) {
        if (used.has(name.value)) return;
        used.add(name.value);
        collect(fragments.get(name.value)!);
      },
    });
  collect(document);
  const own = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  expect(own).toHaveLength(1);
  return [...own, ...[...used].map((name) => fragments.get(name)!)].map(print).join('\n');
}

/** A page reads level by level; each level of Home and of what it knows the viewer by is one command, or a few. */
const MAX_QUERIES = 12;

const countQueries = async (work: () => Promise<unknown>) => (await collectQueries(work)).length;

/** What each command read, by the names of collections. */
async function collectQueries(work: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  const count = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    // The outbox worker and the followers of published documents and of facts poll at times of their own.
    const isOurs = !/^(outbox|registry_|facts$)/.test(String(command[commandName]));
    if (isOurs && ['find', 'aggregate', 'getMore', 'distinct'].includes(commandName))
      queries.push(String(command[commandName]));
  };
  const client = mongoose.connection.getClient().on('commandStarted', count);
  await work();
  client.off('commandStarted', count);
  return queries;
}

it('answers every section of Home with a fixed number of database queries, whatever is in the lists', async () => {
  const documents = [ALL_SECTIONS, homeDocument()];
  const ask = async (document: string) => {
    const { json } = await member.ask(document);
    expect(json.errors).toBeUndefined();
    for (const section of Object.values(json.data) as { ok: boolean }[]) expect(section.ok).toBe(true);
    return json.data;
  };
  const counted = async () => {
    for (const document of documents)
      expect(await countQueries(() => ask(document))).toBeLessThanOrEqual(MAX_QUERIES);
  };

  await counted();
  await doubleTheLibrary();
  await counted();

  expect((await ask(ALL_SECTIONS)).continue.data.length).toBeGreaterThan(3);
}, 60_000);

it('reads session and account of a known session with one command, and tells a page with no other who is signed in', async () => {
  const ask = async () =>
    expect((await member.get('/api/auth/me')).json.user).toMatchObject({ needs_agreement: false });
  await ask();

  expect(await collectQueries(ask)).toHaveLength(1);
  // And the member's own record.
  expect(await collectQueries(() => member.ask('{ me { data { id } } }'))).toHaveLength(2);
});

it('says with an answer what it took behind the gateway, loaders and all', async () => {
  let told = '';

  const counted = await countQueries(async () => {
    told = (await member.ask(homeDocument())).headers.get('server-timing') ?? '';
  });

  const [fetches, queries] = [...told.matchAll(/desc=(\d+)/g)].map(([, number]) => Number(number));
  expect(fetches).toBeGreaterThan(1);
  // A job of the gateway's own may have been at work beside it.
  expect(queries).toBeLessThanOrEqual(counted);
  expect(queries).toBeGreaterThan(counted - 5);
});

it('recommends salons for the member’s current goals, and names the goal', async () => {
  const { json } = await member.ask(ALL_SECTIONS);
  const { recommendations, me } = json.data;
  const current = me.data.goals
    .filter((goal: { current: string }) => goal.current !== 'false')
    .map((goal: { title: string }) => goal.title);

  expect(recommendations).toMatchObject({ ok: true, has_goals: true });
  expect(recommendations.data.length).toBeGreaterThan(5);
  expect(recommendations.data.length).toBeLessThanOrEqual(20);
  for (const { because } of recommendations.data) expect(current).toContain(because.title);
});

it('asks the new member for goals, and a visitor to sign in', async () => {
  const ask = '{ recommendations { ok code has_goals data { salon { slug } } } }';
  const fresh = world.browser();
  await fresh.signIn(DEMO_ACCOUNTS.new.email, DEMO_PASSWORD);

  expect((await fresh.ask(ask)).json.data.recommendations).toEqual({
    ok: true,
    code: null,
    has_goals: false,
    data: [],
  });
  const visitor = await world.browser().ask(ask);
  expect(visitor.json.errors).toBeUndefined();
  expect(visitor.json.data.recommendations).toMatchObject({ ok: false, code: 'UNAUTHENTICATED', data: null });
});

/** Everything twice, and a member who has begun half of it. */
async function doubleTheLibrary(): Promise<void> {
  const { db } = mongoose.connection;
  for (const name of ['salons', 'tags', 'categories', 'collections', 'pathways', 'seasons']) {
    const rows = await db!.collection<{ _id: string }>(name).find().toArray();
    await db!.collection<{ _id: string }>(name).insertMany(
      rows.map((row) => ({
        ...row,
        _id: demoId('twice', `${name} ${row._id}`),
        ...('slug' in row ? { slug: `${String(row.slug)}-twice` } : {}),
        ...('pathway_id' in row ? { pathway_id: demoId('twice', `pathways ${String(row.pathway_id)}`) } : {}),
      })),
    );
  }
  const recordings = await db!
    .collection('salons')
    .find({ filename: { $gt: '' } })
    .toArray();
  const begun = recordings.filter((_one, index) => index % 2 === 0);
  await db!
    .collection<{ _id: string }>('progresses')
    .insertMany(
      begun.map(({ _id }, index) => ({
        _id: demoId('twice-progress', index),
        user_id: DEMO_ACCOUNTS.member.id,
        salon_id: _id,
        progress: 0.4,
        watched: false,
        updated_at: index,
      })),
      { ordered: false },
    )
    .catch((error: { code?: number }) => {
      // The member had begun some of them already.
      if (error.code !== 11000) throw error;
    });
}
