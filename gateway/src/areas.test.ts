import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { seedContent } from '@athenaeum/content-subgraph/seed';
import { seedOpportunities } from '@athenaeum/opportunities-subgraph/seed';
import { seedUsers } from '@athenaeum/users-subgraph/seed';
import type { Browser } from './testing/browser';
import { createTestGateway, type TestGateway } from './testing/testGateway';

let world: TestGateway;
beforeAll(async () => {
  world = await createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
  });
  const now = Date.now();
  for (const seed of [seedUsers, seedContent, seedCoaching, seedOpportunities]) await seed(now);
}, 120_000);
afterAll(() => world.close());

async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}

const COACH = `{
  coach(input: { slug: "maya-chen" }) { ok data {
    name coach_relations { category { title } tag { title } } reviews { rating reviewer_name }
  } }
  me { data { credits { quantity held } sessions { status coach { name } } applications { opportunity { title } } } }
}`;
const BOARD =
  '{ opportunities(input: { take: 100 }) { ok code data { slug status company my_application { id } } } }';

it('joins a coach with her goals, categories and reviews, and a member with her time', async () => {
  const browser = await signedInAs(DEMO_ACCOUNTS.member);

  const { json } = await browser.ask(COACH);

  expect(json.errors).toBeUndefined();
  const { coach, me } = json.data;
  const titles = coach.data.coach_relations.map(
    (relation: Record<'category' | 'tag', { title: string } | null>) =>
      (relation.category ?? relation.tag)?.title,
  );
  expect(titles).toHaveLength(10);
  expect(titles.every(Boolean)).toBe(true);
  expect(coach.data.reviews.length).toBeGreaterThan(0);
  expect(me.data.credits).toEqual({ quantity: 120, held: 0 });
  expect(me.data.sessions).toHaveLength(4);
  expect(me.data.applications).toEqual([{ opportunity: { title: 'Chief Operating Officer' } }]);
}, 30_000);

it('shows the board to members, and a confidential company to board support alone', async () => {
  const member = await (await signedInAs(DEMO_ACCOUNTS.member)).ask(BOARD);
  const support = await (await signedInAs(DEMO_ACCOUNTS.support)).ask(BOARD);

  expect(member.json.data.opportunities.data[0].status).toBe('New');
  expect(JSON.stringify(member.json)).not.toContain('Northgate');
  expect(JSON.stringify(support.json)).toContain('Northgate Biologics');
}, 30_000);

it.each([
  ['a visitor', null, 'UNAUTHENTICATED'],
  ['a prospect', DEMO_ACCOUNTS.prospect, 'FORBIDDEN'],
] as const)(
  'keeps both from %s',
  async (_who, account, code) => {
    const browser = account ? await signedInAs(account) : world.browser();

    const board = await browser.ask(BOARD);
    const coach = await browser.ask('{ coach(input: { slug: "maya-chen" }) { ok code data { name } } }');

    expect(board.json.data.opportunities).toEqual({ ok: false, code, data: null });
    expect(coach.json.data.coach).toEqual({ ok: false, code, data: null });
  },
  30_000,
);
