import type { Role } from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { seedOpportunities } from '@athenaeum/opportunities-subgraph/seed';
import { PROFILE_SECTIONS } from '@athenaeum/users-contract';
import {
  execute,
  extendSchema,
  getNamedType,
  isObjectType,
  isListType,
  getNullableType,
  parse,
  type GraphQLSchema,
} from 'graphql';
import mongoose from 'mongoose';
import { allDocs } from '../bff/docs/allDocs';
import type { Browser } from '../testing/browser';
import { createDemoGateway, type DemoGateway } from '../testing/demoGateway';
import { askEverything, sendEverything } from './askEverything';
import type { Stock } from './inputs/stock';
import { takeVariedStock } from './inputs/variedStock';
import { liveSchema } from './liveSchema';
import { MARK, markEverything, marksIn } from './marks';
import { maySee } from './mayBeSeen';
import { everyCoordinate } from './operations';
import { addressesOf } from './routes';

// As long as asking everything takes.
jest.setTimeout(3_600_000);

jest.mock('pino', () => {
  const actual = jest.requireActual<{ pino: (options: object, stream: object) => unknown }>('pino');
  const lines: string[] = [];
  const toLines = { write: (line: string) => void lines.push(line) };
  return {
    ...actual,
    lines,
    pino: Object.assign((options: object) => actual.pino(options, toLines), actual.pino),
  };
});
const { lines: logged } = jest.requireMock<{ lines: string[] }>('pino');

/** Who has no office. What those who have one are given of members is looked at in `privacy.test.ts`. */
const ASKERS = ['visitor', 'prospect', 'member'] as const satisfies readonly Role[];
type Asker = (typeof ASKERS)[number];
const idOf = (role: Asker) => (role === 'visitor' ? null : DEMO_ACCOUNTS[role].id);

const PATIENT = Object.fromEntries(
  [
    'SEARCH',
    'RSVP',
    'BOOKING',
    'APPLYING',
    'PUBLIC_FORM',
    'CHECKOUT',
    'CONNECT',
    'INVITE_CODE',
    'FEED',
    'EXPORT',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

let world: DemoGateway;
let schema: GraphQLSchema;
let stock: Stock;
const browsers = new Map<Asker, Browser>();
const rolesOf = new Map<Asker, readonly Role[]>([['visitor', ['visitor']]]);
const asked = new Set<string>();

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  world = await createDemoGateway(PATIENT);
  await seedCoaching(Date.now());
  await seedOpportunities(Date.now());
  schema = await liveSchema(world.browser());
  for (const role of ASKERS) browsers.set(role, await browserOf(role));
  for (const role of ASKERS.slice(1))
    rolesOf.set(role, (await browsers.get(role)!.get('/api/auth/me')).json.user.roles as Role[]);
  const askers = ASKERS.flatMap((role) => idOf(role) ?? []);
  const nothing = Object.fromEntries(Object.keys(PROFILE_SECTIONS).map((section) => [section, 'private']));
  for await (const user of mongoose
    .model('User')
    .find({ _id: { $nin: askers } })
    .cursor())
    await user.set('visibility', nothing).save();
  await markEverything();
  stock = await takeVariedStock(askers);
});
afterAll(() => world.close());

const browserOf = (role: Asker) =>
  role === 'visitor' ? world.browser() : world.signedInAs(DEMO_ACCOUNTS[role]);

describe.each(ASKERS)('%s', (role) => {
  const leaks = new Map<string, string>();
  function look(from: string, text: string) {
    for (const { label, owners } of marksIn(text)) {
      const isHers = role !== 'visitor' && owners.includes(idOf(role)!);
      if (!isHers && !maySee(rolesOf.get(role)!, label)) leaks.set(label, from);
    }
  }
  const sweep = () => ({
    schema,
    stock,
    ownId: idOf(role),
    async ask(document: string, variables: Record<string, unknown>) {
      const { text } = await browsers.get(role)!.ask(document, variables);
      look(`${document.slice(0, 90)} ${JSON.stringify(variables)}`, text);
    },
  });

  it('is given nothing by any question that is not for her', async () => {
    for (const one of await askEverything(sweep())) asked.add(one);

    expect([...leaks]).toEqual([]);
  });

  it('nor by any answer to a change', async () => {
    // Whoever leaves is out.
    const isSent = ({ name }: { name: string }) => name !== 'deleteUser';

    for (const one of await sendEverything(sweep(), isSent)) asked.add(one);

    expect([...leaks]).toEqual([]);
  });

  it('nor by any address, file, feed or export', async () => {
    for (const address of allDocs.flatMap((route) => addressesOf(route, stock)))
      look(address, (await browsers.get(role)!.get(address)).text);

    expect([...leaks]).toEqual([]);
  });
});

it('asked for every field there is', () => {
  expect([...everyCoordinate(schema)].filter((one) => !asked.has(one))).toEqual([]);
});

it('leaves nothing of it in the log', () => {
  const lines = logged.join('\n');

  expect(lines).toContain('"route":"/graphql"');
  expect(marksIn(lines)).toEqual([]);
});

it('finds a field that nobody has thought of', async () => {
  const changed = extendSchema(schema, parse('extend type Speaker { whispered: String }'));
  const leaked = new Set<string>();
  await askEverything({
    schema: changed,
    stock,
    ownId: null,
    async ask(document, variables) {
      const answer = await execute({
        schema: changed,
        document: parse(document),
        variableValues: variables,
        fieldResolver: (_source, _args, _context, { fieldName, returnType }) => {
          if (fieldName === 'whispered') return `${MARK}.speaker.whispered.o.`;
          const thing = isObjectType(getNamedType(returnType)) ? {} : null;
          return isListType(getNullableType(returnType)) ? [thing] : thing;
        },
      });
      for (const { label } of marksIn(JSON.stringify(answer))) if (!maySee(ASKERS, label)) leaked.add(label);
    },
  });

  expect([...leaked]).toEqual(['speaker.whispered']);
});
