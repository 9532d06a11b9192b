import { randomUUID } from 'node:crypto';
import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { DIRECTORY_CATEGORIES, PROFILE_SECTIONS } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { aConnection, aMember, aUser } from '../../testing/factories';
import { selectionOf } from '../../testing/selection';
import type { UserRow } from './user.model';

/** The canary value in every private field: an answer with it, or a count that depends on it, is a leak. */
const MARKER = 'zqxmarker';

const marked = (field: string) => `${MARKER}-${field}`;
const strings = Object.fromEntries(
  [
    ...Object.values(PROFILE_SECTIONS).flat(),
    ...['phone', 'hear_about_athena', 'referer', 'billing_provider', 'chargebee_subscription_id'],
    ...['stripe_customer_id', 'salesforce_contact_id', 'corporate_board'],
  ].map((field) => [field, marked(field)]),
);
const lists = Object.fromEntries(
  [
    'thought_leadership_topics',
    'languages',
    'persona',
    'community_affiliations',
    'industry_experience',
    'business_model_experience',
    'leadership_areas',
    'regions',
    'transaction_experience',
    'ethnicity',
    'board_registries',
    'bod_committee',
    'corporate_boards',
    'tags',
  ].map((field) => [field, [marked(field)]]),
);

const everySection = (visibility: string) =>
  Object.fromEntries(Object.keys(PROFILE_SECTIONS).map((section) => [section, visibility]));

const aMarkedUser = (visibility: string): Promise<UserRow> =>
  aUser({
    ...strings,
    ...lists,
    financial_expert: 'Yes',
    email: `${MARKER}-${randomUUID()}@example.org`,
    board_experiences: [
      {
        id: '1',
        title: marked('board'),
        type: 'Public Board',
        role: 'Observer',
        start_year: 2001,
        end_year: null,
        current: true,
        comitees: [marked('committee')],
      },
    ],
    goals: [{ id: '1', title: marked('goal'), type: 'Barrier', current: 'true', created_at: 1 }],
    documents: [{ id: '1', title: marked('document'), type: 'Bio', key: marked('key') }],
    visibility: everySection(visibility),
  } as Partial<UserRow>);

// Each sweep sends every query in every way.
jest.setTimeout(30_000);

const world = openForFile(() => createTestWorld(subgraph));
let hidden: UserRow;
let forConnections: UserRow;
let connection: Viewer & { id: string };
let ask: (viewer: Viewer) => Promise<{ text: string; counts: number[] }>;

beforeAll(async () => {
  hidden = await aMarkedUser('private');
  forConnections = await aMarkedUser('connections');
  connection = await aMember();
  await aConnection(connection.id, hidden._id);
  await aConnection(forConnections._id, connection.id);
  const everything = selectionOf(subgraph.schema, 'User');

  /** Every query of this subgraph about users, in every way. */
  ask = async (viewer) => {
    const targets = [hidden, forConnections];
    const answers: unknown[] = [];
    const counts: number[] = [];
    const put = async (query: string, variables: Record<string, unknown> = {}) => {
      const answer = JSON.parse(JSON.stringify(await world.execute(viewer, { query, variables }))) as {
        data?: { users?: { count?: number | null } | null } | null;
      };
      answers.push(answer);
      return answer;
    };
    const list = async (input: Record<string, unknown>) => {
      const answer = await put(
        `query ($input: UsersInput) { users(input: $input) { ok code count data { ${everything} } facets { category options { value count } } } }`,
        { input },
      );
      return answer.data?.users?.count ?? 0;
    };

    await put(`{ me { data { ${everything} } } }`);
    for (const { _id, slug, email } of targets)
      for (const input of [{ id: _id }, { slug }, { email }])
        await put(`query ($input: UserInput!) { user(input: $input) { data { ${everything} } } }`, { input });
    await put(`query ($of: [_Any!]!) { _entities(representations: $of) { ... on User { ${everything} } } }`, {
      of: targets.map(({ _id }) => ({ __typename: 'User', id: _id })),
    });
    await put('{ accounts { data { title } } agreements { data { id } } }');
    await list({ take: 100 });

    for (const input of [
      { search: MARKER },
      { summary: { contains: MARKER } },
      { email: { contains: MARKER } },
    ])
      counts.push(await list(input));
    for (const category of DIRECTORY_CATEGORIES) {
      const closedList: Partial<Record<string, string>> = { type: 'Public Board', board_role: 'Observer' };
      const value = closedList[category];
      counts.push(await list({ [category]: value ? { in: [value] } : { contains: MARKER } }));
    }
    return { text: JSON.stringify(answers), counts };
  };
});

const others: [string, () => Promise<Viewer>][] = [
  ['a visitor', async () => visitor],
  ['a prospect', async () => viewerOf((await aUser({ relationship_type: 'Prospect' }))._id, 'prospect')],
  ['another member', aMember],
  ['a coach', async () => viewerOf((await aUser())._id, 'member', 'coach')],
  ['board support', async () => viewerOf((await aUser())._id, 'member', 'support')],
  ['a content editor', async () => viewerOf((await aUser())._id, 'member', 'editor')],
];

it.each(others)('reveals nothing private to %s, by value or by count', async (_who, viewer) => {
  const { text, counts } = await ask(await viewer());

  expect(text).not.toContain(MARKER);
  expect(counts.every((count) => count === 0)).toBe(true);
});

it('shows a connection what is for connections, and nothing private', async () => {
  const { text, counts } = await ask(connection);

  expect(text).toContain(marked('persona'));
  expect(text).toContain(marked('summary'));
  expect(Math.max(...counts)).toBe(1);
  expect(text).not.toContain(hidden.email);
  expect(text).not.toContain(forConnections.email);
  for (const own of ['phone', 'key', 'tags', 'stripe_customer_id', 'corporate_board', 'board_registries'])
    expect(text).not.toContain(marked(own));
});

it('shows members their own, but neither storage keys nor the tags of staff', async () => {
  const { text, counts } = await ask(viewerOf(hidden._id));

  for (const own of ['summary', 'phone', 'document', 'goal', 'gender', 'persona'])
    expect(text).toContain(marked(own));
  expect(text).not.toContain(marked('key'));
  expect(text).not.toContain(marked('tags'));
  expect(text).not.toContain(forConnections.email);
  expect(Math.max(...counts)).toBe(1);
});

it('shows an admin everything but storage keys', async () => {
  const { text, counts } = await ask(viewerOf((await aUser())._id, 'member', 'admin'));

  for (const field of ['summary', 'phone', 'tags', 'goal', 'stripe_customer_id'])
    expect(text).toContain(marked(field));
  expect(text).not.toContain(marked('key'));
  expect(counts.every((count) => count === 2)).toBe(true);
});
