import type { AccessTable, Role } from '@athenaeum/kit';
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
import { allDocs } from '@athenaeum/bff/docs';
import { rolesWith, type RouteDescription } from '@athenaeum/graph/edge';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { declaredAccess } from '@athenaeum/gateway-testing/rights/declaredAccess';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { contractOf } from './inputs/contractOf';
import { draw } from './inputs/draw';
import { SIGNING, sendTo } from './inputs/sendTo';
import { RAISED_LIMITS } from './inputs/raisedLimits';
import { requestsTo, type RouteRequest } from './inputs/requestsTo';
import { shapeOf } from './inputs/shapeOf';
import { injectHostileValue } from './inputs/injectHostileValue';
import { readSamples, type Samples } from './inputs/samples';
import { createOpenCases } from './inputs/createOpenCases';
import { liveSchema } from './liveSchema';
import { operationsFor, type Operation } from './operations';
import { faultIn } from './faultIn';
import { watchWrites, type WriteWatch } from './watchWrites';

/**
 * The same seed sends the same requests. Without rounds: minimal and maximal inputs and one hostile one, by the least
 * privileged sender with access; `node --import tsx infra/faults/fuzz.ts` sends more, by more senders.
 */
const SEED = process.env.FUZZ_SEED ?? 'athenaeum';
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 0);
const HOSTILE_PER_ROUND = 3;
// Depends on the number of rounds.
jest.setTimeout(3_600_000);
/** The senders, most privileged first. */
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
let declared: AccessTable;
let ofCoaching: AccessTable;
let writes: WriteWatch;
const browsers = new Map<Sender, Browser>();
const accepted = new Map<string, number>();
const faults: string[] = [];

beforeAll(async () => {
  // Periodic jobs would write independently, and every write is attributed to a request here.
  world = await createDemoGateway({ ...RAISED_LIMITS, ...SIGNING, RUN_WORKER: 'false' });
  await seedDemo('coaching', 'opportunities');
  await createOpenCases(SENDERS.flatMap((sender) => idOf(sender) ?? []));
  schema = await liveSchema(world.browser());
  declared = await declaredAccess();
  ofCoaching = await declaredAccess('coaching');
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

/** The least and the most privileged sender with access; coaches change records they share with members. */
function sendersOf(root: 'query' | 'mutation', name: string): Sender[] {
  const row = `${root === 'query' ? 'Query' : 'Mutation'}.${name}`;
  const those = SENDERS.filter((sender) => declared[row]!.roles.includes(sender));
  // For services only: hostile input of a user is refused by the access rule.
  if (those.length === 0) return ['visitor'];
  const coach = row in ofCoaching ? those.filter((sender) => sender === 'coach') : [];
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
  // GraphQL itself coerces numbers to strings, and single values to lists.
  if (contract && !z.safeParse(contract, coerceInputValue(variables.input, type)).success)
    report('took what its contract does not allow');
}

interface Drawn {
  field: GraphQLField<unknown, unknown>;
  random: DemoRandom;
  samples: Samples;
  ownId: string | null;
  rounds: number;
}

/** The inputs for one field: what its contract allows, at its boundaries, and with one place made hostile. */
function* inputsFor({ field, rounds, ...drawing }: Drawn): Generator<Record<string, unknown>> {
  const shapes = field.args.map(({ name, type }) => [name, shapeOf(type)] as const);
  const drawn = (extent: 'least' | 'most' | 'any') =>
    Object.fromEntries(
      shapes.map(([name, shape]) => [name, draw(shape, { ...drawing, operation: field.name, extent }, name)]),
    );
  const hostile = () => injectHostileValue(drawn('any'), drawing.random) as Record<string, unknown>;
  yield drawn('least');
  yield drawn('most');
  if (rounds === 0) yield hostile();
  for (let round = 0; round < rounds; round += 1) {
    yield drawn('any');
    for (let count = 0; count < HOSTILE_PER_ROUND; count += 1) yield hostile();
  }
}

async function sendEverything(root: 'query' | 'mutation', rounds: number): Promise<void> {
  const samples = await readSamples(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const type = root === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  // A sender who deletes the account is signed out.
  for (const field of Object.values(type.getFields()).filter(({ name }) => name !== 'deleteUser')) {
    const [{ document }] = operationsFor(schema, root, field) as [Operation];
    for (const sender of sendersOf(root, field.name)) {
      const random = demoRandom(`${SEED}:${field.name}:${sender}`);
      for (const variables of inputsFor({ field, random, samples, ownId: idOf(sender), rounds }))
        await send({ root, field, document, sender, variables });
    }
  }
}

/** The least privileged sender who may call a route and, with rounds, also the most privileged. */
function callersOf({ access }: RouteDescription): Sender[] {
  const roles = rolesWith(access);
  const those = SENDERS.filter((sender) => roles.includes(sender));
  return ROUNDS > 0 ? [...new Set([those[0]!, those.at(-1)!])] : those.slice(-1);
}

/** The connection is cut where a file is missing, so that a partial packet is noticed; the demo's files have no bytes here. */
const MAY_BREAK_OFF = ['/files/applications/:id/packet.zip'];

const isTaken = (status: number) => status >= 200 && status < 400;

/** Returns the status, 0 without one, and reports faults of the answer. */
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

it('answers any input to a mutation, and writes nothing when it refuses', async () => {
  await sendEverything('mutation', ROUNDS);

  expect(faults.splice(0)).toEqual([]);
});

it('answers any input to a route, and writes nothing when it refuses', async () => {
  const samples = await readSamples(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  const taken = new Set<string>();
  for (const route of allDocs) {
    const name = `${route.method.toUpperCase()} ${route.path}`;
    for (const sender of callersOf(route)) {
      const random = demoRandom(`${SEED}:${name}:${sender}`);
      for (const request of requestsTo(route, { random, samples, ownId: idOf(sender) }, ROUNDS))
        if (isTaken(await callAs(sender, route, request))) taken.add(name);
    }
  }

  expect(faults.splice(0)).toEqual([]);
  // The others need a token, a signature or a file that was not generated.
  expect(taken.size).toBeGreaterThan(allDocs.length / 3);
});

it('had some input accepted by at least half of them', () => {
  const half = Object.keys(schema.getMutationType()!.getFields()).length / 2;
  expect(accepted.size).toBeGreaterThanOrEqual(half);
});

it('stored nothing that its model does not allow', async () => {
  const wrong: string[] = [];
  for (const model of Object.values(mongoose.models))
    for await (const document of model.find().cursor())
      await document
        .validate()
        .catch(({ message }: Error) => wrong.push(`${model.modelName} ${String(document._id)}: ${message}`));

  expect(wrong).toEqual([]);
});

it('answers any query, including for what the mutations stored, and writes nothing', async () => {
  await sendEverything('query', Math.ceil(ROUNDS / 2));

  expect(faults.splice(0)).toEqual([]);
});
