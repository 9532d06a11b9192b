import { accessTable, type Role } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, demoRandom, type DemoRandom } from '@athenaeum/kit/demo';
import {
  coerceInputValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import mongoose from 'mongoose';
import * as z from 'zod';
import { rolesWith, routeAccess } from '../access/routeAccess';
import { allDocs } from '../bff/docs/allDocs';
import type { RouteDescription } from '../bff/routes/describeRoute';
import type { Browser } from '../testing/browser';
import { createDemoGateway, type DemoGateway } from '../testing/demoGateway';
import { contractOf } from './inputs/contractOf';
import { draw } from './inputs/draw';
import { SIGNING, sendTo } from './inputs/sendTo';
import { PATIENT } from './inputs/patient';
import { requestsTo, type RouteRequest } from './inputs/requestsTo';
import { shapeOf } from './inputs/shapeOf';
import { spoil } from './inputs/spoil';
import { takeStock, type Stock } from './inputs/stock';
import { plantOpenMatters } from './inputs/plantOpenMatters';
import { liveSchema } from './liveSchema';
import { operationsFor, type Operation } from './operations';
import { faultIn } from './sound';
import { watchWrites, type WriteWatch } from './watchWrites';
import { seedDemo } from '../testing/seedDemo';

// What comes with time writes beside what is sent here, and it is of every write that a request is to blame.
jest.mock('../settling/startSettling', () => ({ startSettling: () => () => undefined }));

/**
 * The same seed sends the same again. Without rounds, what is least and most, and one spoiled, by whoever is least of those
 * a field is for; `node --import tsx infra/faults/fuzz.ts` sends more, by more.
 */
const SEED = process.env.FUZZ_SEED ?? 'athenaeum';
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 0);
const SPOILED_IN_A_ROUND = 3;
// As long as its rounds take.
jest.setTimeout(3_600_000);
/** Whose requests they are, of those a mutation is for. */
const SENDERS = [
  'admin',
  'editor',
  'support',
  'coach',
  'member',
  'visitor',
] as const satisfies readonly Role[];
type Sender = (typeof SENDERS)[number];

let world: DemoGateway;
let schema: GraphQLSchema;
let writes: WriteWatch;
const browsers = new Map<Sender, Browser>();
const accepted = new Map<string, number>();
const faults: string[] = [];

beforeAll(async () => {
  world = await createDemoGateway({ ...PATIENT, ...SIGNING });
  await seedDemo('coaching', 'opportunities');
  await plantOpenMatters(SENDERS.flatMap((sender) => idOf(sender) ?? []));
  schema = await liveSchema(world.browser());
  for (const sender of SENDERS) browsers.set(sender, await signedIn(sender));
  writes = watchWrites();
}, 240_000);
afterAll(async () => {
  writes.stop();
  await world.close();
});

const signedIn = (sender: Sender): Promise<Browser> | Browser =>
  sender === 'visitor' ? world.browser() : world.signedInAs(DEMO_ACCOUNTS[sender]);
const idOf = (sender: Sender) => (sender === 'visitor' ? null : DEMO_ACCOUNTS[sender].id);

const rows = Object.assign({}, ...Object.values(accessTable)) as Record<string, readonly Role[]>;

/** Who is least and who is most of those it is for; coaches change what members have with them. */
function sendersOf(root: 'query' | 'mutation', name: string): Sender[] {
  const row = `${root === 'query' ? 'Query' : 'Mutation'}.${name}`;
  const those = SENDERS.filter((sender) => rows[row]!.includes(sender));
  // For services alone: nobody's hostile input comes further than this.
  if (those.length === 0) return ['visitor'];
  const coach = row in accessTable.coaching ? those.filter((sender) => sender === 'coach') : [];
  const all = [...new Set([those[0]!, ...coach, those.at(-1)!])];
  return ROUNDS > 0 ? all : all.slice(-1);
}

interface Sent {
  root: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  document: string;
  sender: Sender;
  variables: Record<string, unknown>;
}

async function send({ root, field, document, sender, variables }: Sent): Promise<void> {
  const report = (what: string) =>
    faults.push(`${field.name} as ${sender}: ${what}\n  ${JSON.stringify(variables).slice(0, 400)}`);
  const answer = await browsers.get(sender)!.ask(document, variables);

  const fault = faultIn(answer);
  if (fault) report(`${fault}\n  ${answer.text.slice(0, 300)}`);
  const outcome = answer.json?.data?.[field.name] as { ok?: boolean; code?: string } | undefined;
  const changed = writes.by(answer.headers.get('x-request-id') ?? '');
  if (changed.length > 0 && (root === 'query' || !outcome?.ok))
    report(`answered ${outcome?.code ?? 'ok'}, but wrote to ${changed.join()}`);
  if (outcome?.code === 'UNAUTHENTICATED' && sender !== 'visitor')
    browsers.set(sender, await signedIn(sender));
  if (root === 'query' || !outcome?.ok) return;
  accepted.set(field.name, (accepted.get(field.name) ?? 0) + 1);
  const [{ type }] = field.args as [GraphQLArgument];
  const contract = contractOf(getNamedType(type).name);
  // The graph itself makes a text of a number, and a list of one thing.
  if (contract && !z.safeParse(contract, coerceInputValue(variables.input, type)).success)
    report('took what its contract does not allow');
}

interface Drawn {
  field: GraphQLField<unknown, unknown>;
  random: DemoRandom;
  stock: Stock;
  ownId: string | null;
  rounds: number;
}

/** All that is sent to one field: what its contract allows, at its edges, and each with one place made hostile. */
function* inputsFor({ field, rounds, ...drawing }: Drawn): Generator<Record<string, unknown>> {
  const shapes = field.args.map(({ name, type }) => [name, shapeOf(type)] as const);
  const drawn = (extent: 'least' | 'most' | 'any') =>
    Object.fromEntries(
      shapes.map(([name, shape]) => [name, draw(shape, { ...drawing, operation: field.name, extent }, name)]),
    );
  const spoiled = () => spoil(drawn('any'), drawing.random) as Record<string, unknown>;
  yield drawn('least');
  yield drawn('most');
  if (rounds === 0) yield spoiled();
  for (let round = 0; round < rounds; round += 1) {
    yield drawn('any');
    for (let count = 0; count < SPOILED_IN_A_ROUND; count += 1) yield spoiled();
  }
}

async function sendEverything(root: 'query' | 'mutation', rounds: number): Promise<void> {
  const stock = await takeStock(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const type = root === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  // Whoever leaves is out.
  for (const field of Object.values(type.getFields()).filter(({ name }) => name !== 'deleteUser')) {
    const [{ document }] = operationsFor(schema, root, field) as [Operation];
    for (const sender of sendersOf(root, field.name)) {
      const random = demoRandom(`${SEED}:${field.name}:${sender}`);
      for (const variables of inputsFor({ field, random, stock, ownId: idOf(sender), rounds }))
        await send({ root, field, document, sender, variables });
    }
  }
}

/** Those who may call a route, who is least of them and, with rounds, who is most. */
function callersOf(name: string): Sender[] {
  const roles = rolesWith(routeAccess[name]!);
  const those = SENDERS.filter((sender) => roles.includes(sender));
  return ROUNDS > 0 ? [...new Set([those[0]!, those.at(-1)!])] : those.slice(-1);
}

/** Breaks off where a file is gone, so that nobody keeps half a packet for a whole one; the demo's have no bytes here. */
const MAY_BREAK_OFF = ['/files/applications/:id/packet.zip'];

const isTaken = (status: number) => status >= 200 && status < 400;

/** Answers the status, 0 where there was none, having reported what is wrong with it. */
async function callAs(sender: Sender, route: RouteDescription, request: RouteRequest): Promise<number> {
  const answer = await sendTo(route, request, browsers.get(sender)!).catch(String);
  if (typeof answer === 'string') {
    if (!MAY_BREAK_OFF.includes(route.path))
      faults.push(`${route.method} ${request.address.slice(0, 200)} as ${sender} broke off: ${answer}`);
    return 0;
  }
  const fault = faultIn(answer);
  const changed = writes.by(answer.headers.get('x-request-id') ?? '');
  const wrote =
    answer.status >= 400 && changed.length > 0 && `answered ${answer.status}, but wrote to ${changed.join()}`;
  for (const what of [fault, wrote].filter(Boolean))
    faults.push(
      `${route.method} ${request.address.slice(0, 200)} as ${sender}: ${what}\n  ${JSON.stringify(request.body)?.slice(0, 400)}\n  ${answer.text.slice(0, 300)}`,
    );
  if (answer.status === 401 && sender !== 'visitor') browsers.set(sender, await signedIn(sender));
  return answer.status;
}

it('answers whatever is sent to a mutation, and writes nothing when it refuses', async () => {
  await sendEverything('mutation', ROUNDS);

  expect(faults.splice(0)).toEqual([]);
});

it('answers whatever is sent to a route, and writes nothing when it refuses', async () => {
  const stock = await takeStock(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const taken = new Set<string>();
  for (const route of allDocs) {
    const name = `${route.method.toUpperCase()} ${route.path}`;
    for (const sender of callersOf(name)) {
      const random = demoRandom(`${SEED}:${name}:${sender}`);
      for (const request of requestsTo(route, { random, stock, ownId: idOf(sender) }, ROUNDS))
        if (isTaken(await callAs(sender, route, request))) taken.add(name);
    }
  }

  expect(faults.splice(0)).toEqual([]);
  // The others ask for a token, a signature or a file that was not drawn.
  expect(taken.size).toBeGreaterThan(allDocs.length / 3);
});

it('took some of what half of them were sent', () => {
  const half = Object.keys(schema.getMutationType()!.getFields()).length / 2;
  expect(accepted.size).toBeGreaterThanOrEqual(half);
});

it('left nothing that its model does not allow', async () => {
  const wrong: string[] = [];
  for (const model of Object.values(mongoose.models))
    for await (const document of model.find().cursor())
      await document
        .validate()
        .catch(({ message }: Error) => wrong.push(`${model.modelName} ${String(document._id)}: ${message}`));

  expect(wrong).toEqual([]);
});

it('answers whatever is asked, also of what was left, and writes nothing', async () => {
  await sendEverything('query', Math.ceil(ROUNDS / 2));

  expect(faults.splice(0)).toEqual([]);
});
