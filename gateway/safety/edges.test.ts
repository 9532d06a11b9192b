import { REFUSAL_CODES, type AccessTable, type Role } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, demoRandom } from '@athenaeum/kit/demo';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { allDocs } from '@athenaeum/bff/docs';
import { rolesWith, type RouteDescription } from '@athenaeum/graph/edge';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { declaredAccess } from '@athenaeum/gateway-testing/rights/declaredAccess';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { jsonSchemaOf } from './inputs/contractOf';
import { draw, type Drawing } from './inputs/draw';
import { edgeJson, edgeSearch, edgesOf } from './inputs/edgesOf';
import { RAISED_LIMITS } from './inputs/raisedLimits';
import { requestsTo } from './inputs/requestsTo';
import { sendTo, SIGNING } from './inputs/sendTo';
import { shapeOf, type Shape } from './inputs/shapeOf';
import { readSamples, type Samples } from './inputs/samples';
import { liveSchema } from './liveSchema';
import { isPaged, operationsFor, type Operation } from './operations';
import { faultIn } from './faultIn';

// Thousands of requests on a busy machine.
jest.setTimeout(3_600_000);

/** The senders in order of preference: of those who may call, the one with the most own records. */
const SENDERS = [
  'member',
  'coach',
  'admin',
  'editor',
  'support',
  'visitor',
] as const satisfies readonly Role[];
type Sender = (typeof SENDERS)[number];

/** The codes that an invalid input may be refused with. */
const CODES: ReadonlySet<string> = new Set([
  ...REFUSAL_CODES.filter((code) => code !== 'UNAVAILABLE'),
  'BAD_USER_INPUT',
]);

let world: DemoGateway;
let schema: GraphQLSchema;
let declared: AccessTable;
let samples: Samples;
const browsers = new Map<Sender, Browser>();
const faults: string[] = [];
let sent = 0;

beforeAll(async () => {
  // Periodic jobs would write independently of the requests sent here.
  world = await createDemoGateway({ ...RAISED_LIMITS, ...SIGNING, RUN_WORKER: 'false' });
  await seedDemo('coaching', 'opportunities');
  schema = await liveSchema(world.browser());
  declared = await declaredAccess();
  samples = await readSamples(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  for (const sender of SENDERS) browsers.set(sender, await signedIn(sender));
}, 240_000);
afterAll(() => world.close());

const signedIn = (sender: Sender): Promise<Browser> | Browser =>
  sender === 'visitor' ? world.browser() : world.signedInAs(DEMO_ACCOUNTS[sender]);

const drawingFor = (operation: string, sender: Sender): Drawing => ({
  random: demoRandom(`edges:${operation}`),
  samples,
  operation,
  ownId: sender === 'visitor' ? null : DEMO_ACCOUNTS[sender].id,
  extent: 'any',
});

/** A sender with access; a visitor, who is refused, where only services have access. */
const senderOf = (roles: readonly Role[]): Sender =>
  SENDERS.find((sender) => roles.includes(sender)) ?? 'visitor';

type Root = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;

type Variables = Record<string, unknown>;
const PAGE = 5;

/** Sends each date and number argument of a field at each boundary value; then, for a query, requests all its fields. */
async function askAtEdges(root: Root, field: Field, turn: number): Promise<void> {
  const sender = senderOf(declared[`${root === 'query' ? 'Query' : 'Mutation'}.${field.name}`]!.roles);
  const drawing = drawingFor(field.name, sender);
  const drawn = () =>
    Object.fromEntries(field.args.map(({ name, type }) => [name, draw(shapeOf(type), drawing, name)]));
  const ask = async (document: string, said: string, variables: Variables) => {
    const body = edgeJson({ query: document, variables });
    const answer = await browsers.get(sender)!.post('/graphql', body);
    judge(`${field.name} as ${sender}, ${said}`, JSON.stringify(variables), answer);
    const outcome = answer.json?.data?.[field.name] as { code?: string } | undefined;
    if (outcome?.code === 'UNAUTHENTICATED') browsers.set(sender, await signedIn(sender));
  };
  for (const { name, type } of field.args)
    for (const { path, edges, withEdge } of edgesOf(shapeOf(type), drawing, name, turn))
      for (const edge of edges)
        await ask(outcomeOf(root, field), `${path} = ${edge}`, { ...drawn(), [name]: withEdge(edge) });
  if (root === 'mutation') return;
  const [{ document }] = operationsFor(schema, root, field) as [Operation];
  await ask(document, 'no edge', { ...drawn(), ...(isPaged(field) && { input: { take: PAGE } }) });
}

/** Selects only the outcome; nested fields are read once at the end. */
function outcomeOf(root: Root, { name, args }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${root} (${declared}) { ${name}(${given}) { ok code } }`;
}

async function callAtEdges(route: RouteDescription): Promise<void> {
  const sender = senderOf(rolesWith(route.access));
  const drawing = drawingFor(route.path, sender);
  const [plain] = requestsTo(route, drawing, 0);
  const places = (['query', 'body'] as const).flatMap((part) => {
    const given = route[part];
    return given
      ? edgesOf(jsonSchemaOf(given) as Shape, drawing, part).map((place) => ({ part, place }))
      : [];
  });
  for (const { part, place } of places)
    for (const edge of place.edges) {
      const value = place.withEdge(edge) as object;
      const [path = ''] = plain!.address.split('?');
      const request =
        part === 'query'
          ? { address: `${path}?${edgeSearch(value)}`, body: plain!.body }
          : { address: plain!.address, body: value };
      const answer = await sendTo(route, request, browsers.get(sender)!, edgeJson);
      judge(
        `${route.method} ${request.address} as ${sender}, ${place.path} = ${edge}`,
        edgeJson(value),
        answer,
      );
    }
}

function judge(asked: string, given: string, answer: Answer): void {
  sent += 1;
  const errors = ((answer.json?.errors ?? []) as { extensions?: { code?: string } }[]).map(
    ({ extensions }) => extensions?.code,
  );
  const outcomes = Object.values(
    (answer.json?.data ?? {}) as Record<string, { code?: string | null } | null>,
  );
  const codes = [...errors, ...outcomes.map((outcome) => outcome?.code ?? null)];
  const unknown = codes.filter((code) => code !== null && !isSaid(String(code), asked));
  const fault = faultIn(answer) ?? (unknown.length > 0 && `said ${unknown.join()}`);
  if (fault) faults.push(`${asked}: ${fault}\n  ${given.slice(0, 300)}\n  ${answer.text.slice(0, 300)}`);
}

/** A large page is refused as too expensive before it is validated. */
const isSaid = (code: string, asked: string) =>
  CODES.has(code) || (code === 'TOO_EXPENSIVE' && asked.includes('.take = '));

const fieldsOf = (root: Root): Field[] =>
  Object.values((root === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields());

it('refuses dates and numbers out of range in mutations, without changes', async () => {
  for (const [turn, field] of fieldsOf('mutation').entries()) await askAtEdges('mutation', field, turn);

  expect(faults.splice(0)).toEqual([]);
});

it('answers every route for any date or number', async () => {
  for (const route of allDocs) await callAtEdges(route);

  expect(faults.splice(0)).toEqual([]);
});

it('answers every query for any date or number, including what the mutations stored', async () => {
  for (const [turn, field] of fieldsOf('query').entries()) await askAtEdges('query', field, turn);

  expect(faults.splice(0)).toEqual([]);
  // Arguments are found by type: fewer would mean that some are no longer found.
  expect(sent).toBeGreaterThan(1000);
});
