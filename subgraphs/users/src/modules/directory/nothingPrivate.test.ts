import { visitor, type Viewer } from '@athenaeum/kit';
import { demoRandom, type DemoRandom } from '@athenaeum/kit/demo';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import {
  BOARD_ROLES,
  BOARD_TYPES,
  DIRECTORY_CATEGORIES,
  PROFILE_SECTIONS,
  type ProfileSection,
} from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { aConnection, aUser } from '../../testing/factories';
import { User, type UserRow } from '../user/user.model';

/**
 * What a viewer may not see affects no answer: the same queries are sent twice, and in between every value that is private
 * to the viewer is changed. Members' choices of who sees what are random too. Each world is determined by its seed, so a
 * failure can be repeated.
 */
const WORLDS = 12;
const MEMBERS = 8;
const QUESTIONS = 10;

const SECTIONS = Object.keys(PROFILE_SECTIONS) as ProfileSection[];
const WORDS = ['amber', 'birch', 'cobalt', 'delta', 'ember', 'fjord'] as const;
const OWN_WORDS = ['phone', 'referer', 'corporate_board', 'stripe_customer_id', 'hear_about_athena'] as const;
const LISTS = [
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
];

const LIST = `query ($input: UsersInput) { users(input: $input) { ok code message fields count
  facets { category options { value count } }
  data { id slug name first_name last_name avatar title company city nearest_regional_hub summary leadership_summary
    thought_leadership_topics board_experiences { title type role comitees } languages persona community_affiliations role
    business_size industry_experience business_model_experience leadership_areas regions transaction_experience
    experience_scaling_revenue gender ethnicity email phone profile_progress tags created_at } } }`;

type Viewers = Record<
  'another member' | 'a connection' | 'board support' | 'a prospect' | 'a visitor',
  Viewer
>;
type Circle = 'public' | 'connections' | 'private';

const world = openForFile(() => createTestWorld(subgraph));
// Each world is queried twice.
jest.setTimeout(120_000);

it.each(Array.from({ length: WORLDS }, (_, seed) => seed))(
  'reveals nothing private, in the random world %i',
  async (seed) => {
    const random = demoRandom(`nothing private ${seed}`);
    const { members, viewers } = await drawWorld(random);
    const questions = Array.from({ length: QUESTIONS }, () => drawQuestion(random));
    const askAll = async (viewer: Viewer) => {
      const answers = [];
      for (const input of questions) answers.push(await world.run(viewer, LIST, { input }));
      return answers;
    };

    for (const [who, viewer] of Object.entries(viewers)) {
      const before = await askAll(viewer);
      const hidden: Circle[] = who === 'a connection' ? ['private'] : ['private', 'connections'];
      for (const member of members) await drawAgain(random, member, hidden);
      const after = await askAll(viewer);

      after.forEach((answer, at) =>
        expect({ who, question: questions[at], answer }).toEqual({
          who,
          question: questions[at],
          answer: before[at],
        }),
      );
    }
  },
);

it('but shows a connection what is for connections, and an admin everything', async () => {
  const random = demoRandom('nothing private, to whom');
  const { members, viewers } = await drawWorld(random);
  for (const member of members) await drawAgain(random, member, ['public', 'connections', 'private']);
  const admin = viewerOf((await aUser({ hide_from_directory: true }))._id, 'member', 'admin');
  const input = { take: 100 };

  for (const [viewer, hidden] of [
    [viewers['a connection'], 'connections'],
    [admin, 'private'],
  ] as const) {
    const before = await world.run(viewer, LIST, { input });
    for (const member of members) await drawAgain(random, member, [hidden]);
    expect(await world.run(viewer, LIST, { input })).not.toEqual(before);
  }
});

/** Members with random visibilities, some of them not listed, and all viewers. */
async function drawWorld(random: DemoRandom): Promise<{ members: UserRow[]; viewers: Viewers }> {
  await User.deleteMany({});
  const asking = async (relationship_type: 'Member' | 'Prospect' = 'Member') =>
    (await aUser({ hide_from_directory: true, relationship_type }))._id;
  const connection = await asking();
  const members: UserRow[] = [];
  for (let made = 0; made < MEMBERS; made += 1) {
    const visibility = Object.fromEntries(
      SECTIONS.filter(() => random.chance(0.8)).map((section) => [
        section,
        random.pick(['public', 'community', 'connections', 'private']),
      ]),
    );
    const member = await aUser({
      first_name: random.pick(WORDS),
      last_name: random.pick(WORDS),
      created_at: random.between(1, 3),
      hide_from_directory: random.chance(0.1),
      visibility,
    });
    await drawAgain(random, member, ['public', 'connections', 'private']);
    await aConnection(connection, member._id);
    members.push(member);
  }
  return {
    members,
    viewers: {
      'another member': viewerOf(await asking()),
      'a connection': viewerOf(connection),
      'board support': viewerOf(await asking(), 'member', 'support', 'editor', 'coach'),
      'a prospect': viewerOf(await asking('Prospect'), 'prospect'),
      'a visitor': visitor,
    },
  };
}

/** Changes every field of the sections for these circles, and all fields that nobody may see. */
async function drawAgain(random: DemoRandom, { _id }: UserRow, circles: readonly Circle[]): Promise<void> {
  const user = await User.findById(_id).orFail();
  // A document has a map here, where rows have an object.
  const chosen = user.visibility as unknown as Map<string, string>;
  for (const section of SECTIONS)
    if (circles.includes(circleOf(section, chosen.get(section))))
      for (const field of PROFILE_SECTIONS[section]) user.set(field, valueFor(random, field));
  if (circles.includes('private')) {
    for (const field of OWN_WORDS) user.set(field, random.pick(WORDS));
    user.set('email', `${random.pick(WORDS)}-${_id}@example.org`);
    user.set('tags', random.sample(WORDS, 2));
    user.set('intake_form_submitted', random.chance(0.5));
  }
  await user.save();
}

/** Repeated here, so that the test does not depend on the code under test. */
const PRIVATE_AT_FIRST = ['persona', 'community_affiliations', 'documents', 'demographics', 'goals'];
function circleOf(section: ProfileSection, chosen: string | undefined): Circle {
  if (chosen === undefined) return PRIVATE_AT_FIRST.includes(section) ? 'private' : 'public';
  return chosen === 'community' ? 'public' : (chosen as Circle);
}

function valueFor(random: DemoRandom, field: string): unknown {
  if (LISTS.includes(field)) return random.sample(WORDS, random.between(0, 3));
  switch (field) {
    case 'board_experiences':
      return Array.from({ length: random.between(0, 2) }, () => ({
        title: random.pick(WORDS),
        type: random.pick(BOARD_TYPES),
        role: random.pick(BOARD_ROLES),
        comitees: random.sample(WORDS, 1),
      }));
    case 'goals':
      return [{ title: random.pick(WORDS), type: 'Barrier', created_at: 1 }];
    case 'documents':
      return [{ title: random.pick(WORDS), type: 'Bio', key: random.pick(WORDS) }];
    case 'financial_expert':
      return random.pick(['Yes', 'No']);
    default:
      return random.chance(0.2) ? null : random.sample(WORDS, 2).join(' ');
  }
}

/** A random search, up to three filters, an order and a page, with words from the profiles. */
function drawQuestion(random: DemoRandom): Record<string, unknown> {
  const CLOSED: Partial<Record<string, readonly string[]>> = { type: BOARD_TYPES, board_role: BOARD_ROLES };
  const filters = random.sample(DIRECTORY_CATEGORIES, random.between(0, 3)).map((category) => {
    const values = CLOSED[category] ?? WORDS;
    const filter = random.pick([
      { in: random.sample(values, 2) },
      { equals: random.pick(values) },
      { notIn: random.sample(values, 2) },
      { contains: random.pick(values).slice(0, 3) },
    ]);
    return [category, filter] as const;
  });
  return {
    ...Object.fromEntries(filters),
    ...(random.chance(0.4) && { search: random.sample(WORDS, random.between(1, 2)).join(' ') }),
    ...(random.chance(0.2) && { summary: { contains: random.pick(WORDS) } }),
    ...(random.chance(0.6) && {
      orderBy: { [random.pick(['created_at', 'first_name', 'last_name'])]: random.pick(['asc', 'desc']) },
    }),
    take: random.pick([0, 2, 100]),
    skip: random.pick([0, 0, 1]),
  };
}
