import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEVELOPMENT_INTERNAL_KEY, mintInternalToken, serviceViewer, type Viewer } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import { BUSINESS_MODELS, BUSINESS_SIZES, INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import { GATEWAY_AUDIENCE } from '@athenaeum/graph/edge';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
  }),
);
beforeAll(async () => {
  await seedDemo('users', 'content', 'coaching', 'opportunities');
}, 120_000);

async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}

const COACH = `{
  coach(input: { slug: "maya-chen" }) { ok data {
    name next_free sessions_held rating { average count }
    coach_relations { category { title } tag { title } review { rating } } reviews { rating reviewer_name }
  } }
  me { data { credits { quantity held } sessions { status coach { name } } applications { status opportunity { title } } } }
}`;
const BOARD =
  '{ opportunities(input: { take: 100 }) { ok code data { slug status company my_application { id } } } }';

it('has demo postings say what the lists of the intake say', async () => {
  const browser = await signedInAs(DEMO_ACCOUNTS.member);

  const { json } = await browser.ask(
    '{ opportunities(input: { take: 100 }) { data { industry businessType businessSize nearestRegionalHub commitment } } }',
  );

  const { data } = json.data.opportunities as { data: Record<string, string>[] };
  const choices = [
    ['industry', INDUSTRIES],
    ['businessType', BUSINESS_MODELS],
    ['businessSize', BUSINESS_SIZES],
    ['nearestRegionalHub', REGIONAL_HUBS],
  ] as const;
  for (const posting of data) {
    for (const [field, list] of choices) expect(list).toContain(posting[field]);
    expect(posting.commitment).not.toBeNull();
  }
});

it('joins a coach with goals, categories and reviews, and a member with credits', async () => {
  const browser = await signedInAs(DEMO_ACCOUNTS.member);

  const { json } = await browser.ask(COACH);

  expect(json.errors).toBeUndefined();
  const { coach, me } = json.data;
  const relations = coach.data.coach_relations as {
    category: { title: string } | null;
    tag: { title: string } | null;
    review: { rating: number } | null;
  }[];
  const titles = relations.flatMap(({ category, tag }) => (category ?? tag)?.title ?? []);
  expect(titles).toHaveLength(10);
  expect(coach.data.reviews.length).toBeGreaterThan(0);
  expect(relations.filter(({ review }) => review)).toHaveLength(coach.data.reviews.length);
  expect(coach.data.rating.count).toBeGreaterThanOrEqual(coach.data.reviews.length);
  expect(coach.data.next_free).toBeGreaterThan(Date.now());
  expect(me.data.credits).toEqual({ quantity: 120, held: 0 });
  expect(me.data.sessions).toHaveLength(4);
  expect(me.data.applications).toMatchObject([
    { status: 'Reviewing', opportunity: { title: 'Chief Operating Officer' } },
    { status: 'Withdrawn' },
    { status: 'Not selected' },
  ]);
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

describe('a search through everything', () => {
  const SEARCH = `query ($query: String!) {
    search(input: { query: $query, collectionType: "COLLECTION" }) { ok code data {
      upcoming { slug } recorded { slug salon_relations { speaker { name } } } tags { slug } counts { upcoming recorded }
      transcripts { salon { slug } start_seconds text } } }
    coaches(input: { search: $query, take: 3 }) { ok code count data { slug name } }
    users(input: { search: $query, take: 3 }) { ok code count data { slug name } }
  }`;
  const searchAs = async (account: { email: string }, query: string) =>
    (await (await signedInAs(account)).ask(SEARCH, { query })).json.data;

  it('finds a passage of a recording, a coach and a member, each by its own service', async () => {
    const spoken = await searchAs(DEMO_ACCOUNTS.member, 'anchor high');
    const coach = await searchAs(DEMO_ACCOUNTS.member, 'maya chen');

    expect(spoken.search.data.transcripts).toEqual([
      {
        salon: { slug: 'negotiating-your-next-role' },
        start_seconds: expect.any(Number),
        text: expect.stringMatching(/anchor high/iu),
      },
    ]);
    expect(coach.coaches.data).toEqual([{ slug: 'maya-chen', name: 'Maya Chen' }]);
  }, 30_000);

  it.each([
    ['private council', 'private-council'],
    ['quiet preview', 'quiet-preview'],
    ['quillfeather', 'quillfeather'],
  ])(
    'keeps %s from members and finds it for an admin',
    async (query, slug) => {
      const hidden = await searchAs(DEMO_ACCOUNTS.member, query);
      const seen = await searchAs(DEMO_ACCOUNTS.admin, query);

      const found = ({ search, users }: typeof hidden) =>
        [...search.data.upcoming, ...users.data].filter((one: { slug: string }) => one.slug.includes(slug));
      expect(found(hidden)).toHaveLength(0);
      expect(found(seen)).toHaveLength(1);
      expect(hidden.users.count).toBe(0);
    },
    30_000,
  );

  it('asks a visitor to sign in, and shows a prospect no coach and no member', async () => {
    const visitor = await world.browser().ask(SEARCH, { query: 'board' });
    const prospect = await searchAs(DEMO_ACCOUNTS.prospect, 'board');

    for (const part of ['search', 'coaches', 'users'])
      expect(visitor.json.data[part]).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(prospect.search.ok).toBe(true);
    expect([prospect.coaches.code, prospect.users.code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  }, 30_000);
});

describe('making an account', () => {
  const CREATE = `mutation ($input: CreateUserInput!) {
    createUser(input: $input) { ok code data { first_name last_name email slug salesforce_contact_id } }
  }`;
  const input = { first_name: 'Vera', last_name: 'Lindqvist', email: 'vera.lindqvist@example.test' };
  const tokenOf = (viewer: Viewer) =>
    mintInternalToken(DEVELOPMENT_INTERNAL_KEY, GATEWAY_AUDIENCE, { viewer, requestId: 'r' });
  const create = (token: string) =>
    world
      .browser()
      .post('/graphql', { query: CREATE, variables: { input } }, { authorization: `Bearer ${token}` });

  it('is for services, which authenticate with a token', async () => {
    const { json } = await create(tokenOf(serviceViewer));

    expect(json).toEqual({
      data: {
        createUser: {
          ok: true,
          code: null,
          data: {
            first_name: 'Vera',
            last_name: 'Lindqvist',
            email: 'vera.lindqvist@example.test',
            slug: expect.any(String),
            salesforce_contact_id: null,
          },
        },
      },
    });
  }, 30_000);

  it('is refused to people, admins included', async () => {
    for (const [browser, code] of [
      [world.browser(), 'UNAUTHENTICATED'],
      [await signedInAs(DEMO_ACCOUNTS.member), 'FORBIDDEN'],
      [await signedInAs(DEMO_ACCOUNTS.admin), 'FORBIDDEN'],
    ] as const)
      expect((await browser.ask(CREATE, { input })).json.data.createUser).toMatchObject({ ok: false, code });
  }, 30_000);

  it.each([
    ['is made up', 'a.b.c'],
    ['names a person', tokenOf({ ...serviceViewer, id: 'admin', roles: new Set(['admin'] as const) })],
  ])('is refused to a token that %s, and nobody is served as a visitor for it', async (_which, token) => {
    const { status, json } = await create(token);

    expect(status).toBe(401);
    expect(json).toEqual({ errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })] });
  });
});
