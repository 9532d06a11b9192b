import { DEMO_ACCOUNTS, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { draw } from './inputs/draw';
import { shapeOf } from './inputs/shapeOf';
import { readSamples, type Samples } from './inputs/samples';
import { declaredAccess } from '@athenaeum/gateway-testing/rights/declaredAccess';
import type { AccessTable } from '@athenaeum/kit';
import { liveSchema } from './liveSchema';
import { watchWrites, type WriteWatch } from './watchWrites';

jest.setTimeout(3_600_000);

const { member, coach } = DEMO_ACCOUNTS;
const stranger = demoMembers()[60]!;

let world: DemoGateway;
let schema: GraphQLSchema;
let declared: AccessTable;
let samples: Samples;
let browser: Browser;
let writes: WriteWatch;

beforeAll(async () => {
  world = await createDemoGateway({ LIMIT_RSVP: '1000', LIMIT_CONNECT: '1000' });
  schema = await liveSchema(world.browser());
  declared = await declaredAccess();
  browser = await world.signedInAs(member);
  samples = await readSamples([member.id]);
  writes = watchWrites();
});
afterAll(async () => {
  writes.stop();
  await world.close();
});

const mutations = () =>
  Object.values(schema.getMutationType()!.getFields()).filter(({ name }) =>
    declared[`Mutation.${name}`]!.roles.includes('member'),
  );

/** Argument names for the owner of a record. Where another person is meant on purpose, the argument is named for their role. */
const ACTOR = /^(user_?id|requester_id)$/i;
/** Mutations that name another member on purpose: to connect or block. */
const MEANT_FOR_OTHERS = ['updateConnection', 'connect'];

function fieldsOf({ args }: GraphQLField<unknown, unknown>): string[] {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

async function send(field: GraphQLField<unknown, unknown>, input: Record<string, unknown>) {
  const { type } = field.args[0]!;
  const answer = await browser.ask(
    `mutation ($input: ${String(type)}) { ${field.name}(input: $input) { ok code } }`,
    { input },
  );
  const changed = writes.by(answer.headers.get('x-request-id') ?? '');
  return { ok: answer.json?.data?.[field.name]?.ok as boolean | undefined, changed, text: answer.text };
}

function validInput(field: GraphQLField<unknown, unknown>, round: number): Record<string, unknown> {
  const random = demoRandom(`abuse:${field.name}:${round}`);
  const drawing = { random, samples, operation: field.name, ownId: member.id, extent: 'any' as const };
  return draw(shapeOf(field.args[0]!.type), drawing) as Record<string, unknown>;
}

it('refuses to act in the name of another member, with otherwise valid input', async () => {
  const named = mutations().flatMap((field) =>
    fieldsOf(field)
      .filter((name) => ACTOR.test(name) && !MEANT_FOR_OTHERS.includes(field.name))
      .map((name) => [field, name] as const),
  );
  const wrong: string[] = [];
  for (const [field, name] of named)
    for (let round = 0; round < 5; round += 1) {
      const { ok, changed, text } = await send(field, { ...validInput(field, round), [name]: stranger.id });
      if (ok !== false && !text.includes('BAD_USER_INPUT')) wrong.push(`${field.name}.${name}: ${text}`);
      if (changed.length > 0) wrong.push(`${field.name}.${name} wrote to ${changed.join()}`);
    }

  expect(named.length).toBeGreaterThan(4);
  expect(wrong).toEqual([]);
});

/** Fields that only the server sets. */
const SERVER_ONLY = {
  isAdmin: true,
  roles: ['admin'],
  credits: 6000,
  relationship_type: 'Athena',
  email: 'somebody.else@example.org',
  chargebee_subscription_id: 'sub_1',
  stripe_customer_id: 'cus_1',
  disabled: false,
  deletion_due_at: null,
  salesforce_contact_id: '003',
};

it('refuses fields that a member may not set, rather than ignore them', async () => {
  const own = mutations().filter(({ name }) => ['profile', 'updateUser'].includes(name));
  const wrong: string[] = [];
  for (const field of own)
    for (const [name, value] of Object.entries(SERVER_ONLY)) {
      const right = field.name === 'profile' ? { city: 'Oslo' } : { intake_form_status: true };
      const { ok, changed } = await send(field, { ...right, [name]: value });
      if (ok === true || changed.length > 0) wrong.push(`${field.name}.${name}`);
    }
  const control = await send(
    own.find(({ name }) => name === 'profile')!,
    { city: 'Oslo' },
  );

  expect(own).toHaveLength(2);
  expect(wrong).toEqual([]);
  expect(control).toMatchObject({ ok: true });
});

it('never mixes up two members with simultaneous equal queries', async () => {
  const two = [
    { account: member, browser },
    { account: coach, browser: await world.signedInAs(coach) },
  ];
  const asks = [
    (asking: Browser) => asking.get('/api/auth/me'),
    (asking: Browser) => asking.get('/api/auth/sessions'),
    (asking: Browser) => asking.ask('{ me { data { id email phone } } }'),
    (asking: Browser) => asking.ask(`{ user(input: { id: "${member.id}" }) { data { id email phone } } }`),
  ];
  const rounds = Array.from({ length: 10 }, () =>
    asks.flatMap((ask) => two.map((one) => ({ ask, ...one }))),
  ).flat();

  const answers = await Promise.all(
    rounds.map(async ({ ask, account, browser: asking }) => ({ account, text: (await ask(asking)).text })),
  );

  const emails = two.map(({ account }) => account.email);
  const mixed = answers.filter(({ account, text }) =>
    emails.some((email) => email !== account.email && text.includes(email)),
  );
  expect(mixed).toEqual([]);
  // `me` answers each with their own record, ten times.
  expect(answers.filter(({ account, text }) => text.includes(account.email)).length).toBeGreaterThanOrEqual(
    20,
  );
});
