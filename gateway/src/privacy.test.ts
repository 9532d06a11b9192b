import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, demoMembers } from '@athenaeum/kit/demo';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { logged } from '@athenaeum/gateway-testing/loggedLines';

/** Every private value begins with this. It is also what is asked for, so an answer must not carry what follows it. */
const MARKER = 'zqxmarker';
const KEPT = 'keptprivate';
const DEPTH = 4;
const PAGE = 5;

const supergraph = buildSchema(readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'), {
  assumeValidSDL: true,
});
const { member, new: joined, coach, support, editor, admin, prospect } = DEMO_ACCOUNTS;
// None of the named accounts is connected with the owner: the connections are removed.
const [hidden, forConnections] = [demoMembers()[40]!, demoMembers()[41]!];

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));

let world: DemoGateway;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  world = await createDemoGateway({ LIMIT_SEARCH: '100000' });
  await mark(hidden.id, 'private');
  await mark(forConnections.id, 'connections');
}, 240_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await world.close();
});

/** Every value of the owner that has a visibility, and every value that is only for the owner and admins. */
async function mark(id: string, visibility: string): Promise<void> {
  const User = mongoose.model('User');
  const user = await User.findById(id).orFail();
  const sections = [...new Set(Object.keys(SECTION_FIELDS))];
  user.set('visibility', Object.fromEntries(sections.map((section) => [section, visibility])));
  for (const path of [...Object.values(SECTION_FIELDS).flat(), ...OWN_FIELDS]) {
    const value = `${MARKER} ${path} ${KEPT}`;
    user.set(path, User.schema.path(path) instanceof mongoose.Schema.Types.Array ? [value] : value);
  }
  user.set('board_experiences', [
    { title: `${MARKER} board ${KEPT}`, comitees: [`${MARKER} committee ${KEPT}`] },
  ]);
  user.set('goals', [{ title: `${MARKER} goal ${KEPT}`, type: 'Barrier', created_at: 1 }]);
  user.set('documents', [{ title: `${MARKER} document ${KEPT}`, type: 'Bio', key: `${MARKER}-key-${KEPT}` }]);
  user.set('email', `${MARKER}-${id}-${KEPT}@example.org`);
  await user.save();
  await mongoose.model('Connection').deleteMany({ $or: [{ user_id: id }, { request_user_id: id }] });
}

const SECTION_FIELDS: Record<string, string[]> = {
  header: ['title', 'company', 'treatment', 'leadership_summary'],
  location: ['city', 'nearest_regional_hub'],
  contact: ['linkedin_url'],
  summary: ['summary'],
  thought_leadership_topics: ['thought_leadership_topics'],
  board_experiences: [],
  career_experience: [
    ...['role', 'executive_level', 'largest_p_l', 'business_size', 'industry_experience', 'leadership_areas'],
    ...[
      'business_model_experience',
      'regions',
      'largest_budget',
      'largest_employees',
      'transaction_experience',
    ],
    ...['type_size_company', 'experience_scaling_revenue'],
  ],
  languages: ['languages'],
  persona: ['persona'],
  community_affiliations: ['community_affiliations'],
  documents: [],
  demographics: [
    'gender',
    'ethnicity',
    'military_status',
    'lgbtqia',
    'disability',
    'age_bracket',
    'demographics',
  ],
  goals: [],
};
const OWN_FIELDS = [
  ...['phone', 'hear_about_athena', 'referer', 'chargebee_subscription_id', 'stripe_customer_id', 'tags'],
  ...['salesforce_contact_id', 'corporate_board', 'corporate_boards', 'board_registries', 'bod_committee'],
];
const CATEGORIES = [
  ...['persona', 'nearest_regional_hub', 'leadership_areas', 'company', 'industry_experiences'],
  ...[
    'community_affiliation',
    'role',
    'business_model_experience',
    'business_size',
    'experience_scaling_revenue',
  ],
  ...['regions', 'languages', 'transaction_experience', 'type', 'board_role', 'comitees'],
];

/** All that a type tells, down to a depth; a field that must be given something is left to its own question. */
function selection(type: GraphQLNamedType, depth = DEPTH): string {
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields())
    .filter((field) => !isHidden(field) && !field.args.some(isRequiredArgument))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      const below = depth > 1 ? selection(inner, depth - 1) : '';
      return below ? [`${field.name} ${below}`] : [];
    });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}
const isHidden = (field: GraphQLField<unknown, unknown>) =>
  field.astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false;

interface Question {
  field: string;
  input?: Record<string, unknown>;
}

/** Every list and record of the graph, and every query for the owner. */
function questions(): Question[] {
  const roots = Object.values(supergraph.getQueryType()!.getFields()).filter((field) => !isHidden(field));
  const open = roots
    .filter((field) => !field.args.some(isRequiredArgument))
    .map((field): Question => {
      const input = field.args.find(({ name }) => name === 'input');
      const type = input && getNamedType(input.type);
      const isPaged = isInputObjectType(type) && 'take' in type.getFields();
      return { field: field.name, ...(isPaged && { input: { take: PAGE } }) };
    });
  const about = [hidden, forConnections].flatMap(({ id, slug }) => [
    { field: 'user', input: { id } },
    { field: 'user', input: { slug } },
    { field: 'user', input: { email: `${MARKER}-${id}-${KEPT}@example.org` } },
    ...['sessions', 'purchases', 'applications'].map((field) => ({ field, input: { user_id: id } })),
    { field: 'referrals', input: { referrer_id: id } },
  ]);
  const found = [
    { field: 'users', input: { search: MARKER } },
    { field: 'users', input: { summary: { contains: MARKER } } },
    { field: 'users', input: { email: { contains: MARKER } } },
    ...CATEGORIES.map((category) => ({ field: 'users', input: { [category]: { contains: MARKER } } })),
    { field: 'search', input: { query: MARKER } },
    { field: 'coaches', input: { search: MARKER } },
    { field: 'speakers', input: { name: { contains: MARKER } } },
    { field: 'accounts', input: { title: { contains: MARKER } } },
  ];
  return [...open, ...about, ...found];
}

/** Runs every operation and answers all responses, and how many of them found something by the marker itself. */
async function sweep(browser: Browser): Promise<{ text: string; found: number; refusedByLimits: string[] }> {
  const answers: string[] = [];
  const refusedByLimits: string[] = [];
  let found = 0;
  for (const { field, input } of questions()) {
    const { type, args } = supergraph.getQueryType()!.getFields()[field]!;
    const inputType = args.find(({ name }) => name === 'input')?.type;
    const named = getNamedType(type);
    let answer;
    // What costs too much at once is asked less deeply.
    for (let depth = field === 'users' ? DEPTH - 1 : DEPTH; depth > 1; depth -= 1) {
      const query = inputType
        ? `query ($input: ${String(inputType)}) { ${field}(input: $input) ${selection(named, depth)} }`
        : `{ ${field} ${selection(named, depth)} }`;
      answer = await browser.ask(query, inputType ? { input: input ?? {} } : undefined);
      if (answer.json?.data !== undefined) break;
    }
    if (answer?.json?.data === undefined) refusedByLimits.push(`${field}: ${answer?.text}`);
    answers.push(answer?.text ?? '');
    if (JSON.stringify(input ?? {}).includes(`"${MARKER}"`)) found += answer?.json?.data?.[field]?.count ?? 0;
  }
  const { text: feed, json } = await browser.post('/api/calendar/feed', {});
  const feedPath = json?.data?.feed ? new URL(json.data.feed).pathname : null;
  const others = [
    feed,
    ...(feedPath ? [(await browser.get(feedPath)).text] : []),
    ...(await Promise.all(
      [
        '/api/auth/me',
        '/calendar/salons/the-art-of-the-ask.ics',
        '/upcoming-events',
        `/files/public/portraits/${hidden.slug}.webp`,
        `/aws-proxy/s3/presign?key=${encodeURIComponent(`${MARKER}-key-${KEPT}`)}&width=10`,
        '/dev/mailbox',
        '/metrics',
      ].map(async (path) => (await browser.get(path)).text),
    )),
  ];
  for (const path of ['get-data-from-bucket', 'get-document-from-bucket'])
    others.push(
      (await browser.post(`/aws-proxy/s3/${path}`, { key: `${MARKER}-key-${KEPT}`, type: 0 })).text,
    );
  return { text: [...answers, ...others].join('\n'), found, refusedByLimits };
}

const everyoneElse: [string, { email: string } | null][] = [
  ['a visitor', null],
  ['a prospect', prospect],
  ['a member', member],
  ['a member who has just joined', joined],
  ['a coach', coach],
  ['board support', support],
  ['a content editor', editor],
];

it.each(everyoneElse)(
  'gives %s nothing that is private, by any question, feed or file',
  async (_who, account) => {
    const browser = account ? await world.signedInAs(account) : world.browser();

    const { text, found, refusedByLimits } = await sweep(browser);

    expect(refusedByLimits).toEqual([]);
    expect(around(text)).toEqual([]);
    expect(found).toBe(0);
  },
  120_000,
);

it('but shows an admin what the others do not see', async () => {
  const { text, found } = await sweep(await world.signedInAs(admin));

  for (const field of ['summary', 'phone', 'persona', 'goal', 'document'])
    expect(text).toContain(`${MARKER} ${field} ${KEPT}`);
  expect(text).not.toContain(`${MARKER}-key-${KEPT}`);
  expect(found).toBeGreaterThan(0);
}, 120_000);

it('and leaves nothing of it in the log, nor what was asked for', () => {
  const lines = logged.join('\n');

  expect(lines).toContain('"route":"/graphql"');
  expect(lines).not.toContain(MARKER);
});

/** Where the marker is in the response. */
const around = (text: string): string[] =>
  [...text.matchAll(new RegExp(`.{0,60}${KEPT}.{0,20}`, 'g'))].map(([piece]) => piece).slice(0, 5);
