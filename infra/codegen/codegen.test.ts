import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTypeDefs } from '@athenaeum/kit';
import { closedSetsFromText, closedSetsOf, closedSetsToText, merged, shownIn } from './closedSets';
import { composeSupergraph } from './compose';
import { typedDocuments } from './documents';
import { generate } from './generate';
import { collectInputs, sdlOf, SUPERGRAPH } from './inputs';
import { isGenerated, runCodegen } from './runCodegen';

const REPOSITORY = join(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'codegen-'));
  put('subgraphs/kit/src/shared.graphql', read('subgraphs/kit/src/shared.graphql', REPOSITORY));
  put(
    'subgraphs/users/src/user.graphql',
    'type Query { me: User @access(to: signedIn, specifiedIn: "safety") } type User @key(fields: "id") { id: ID! name: String! mood: Mood } enum Mood @values(of: "MOODS") { CALM KEEN }',
  );
  put('subgraphs/users/contract/src/index.ts', "export const MOODS = ['CALM', 'KEEN'];");
  put(
    'subgraphs/content/src/salon.graphql',
    'type Query { salons(take: Int): [Salon!] @access(to: anyone, specifiedIn: "safety") } type Salon @key(fields: "id") { id: ID! title: String host: User } type User @key(fields: "id", resolvable: false) { id: ID! }',
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('joins the subgraphs into one graph and types operations across them', async () => {
  put('mfe-learning/src/salons.graphql', 'query Salons($take: Int) { salons(take: $take) { ...Card } }');
  put('mfe-learning/src/card.graphql', 'fragment Card on Salon { title host { name mood } }');

  const { problems } = await run();

  expect(problems).toEqual([]);
  expect(read(SUPERGRAPH)).toContain('@join__graph(name: "content", url: "http://127.0.0.1:4002/graphql")');
  const generated = read('mfe-learning/src/__generated__/salons.ts');
  expect(generated).toContain('title: string | null, host: { name: string, mood: Mood | null } | null');
  expect(generated).toContain(
    '"query Salons($take:Int){salons(take:$take){...Card}}fragment Card on Salon{title host{name mood}}"',
  );
  expect(JSON.parse(read('mfe-learning/src/__generated__/operations.json'))).toEqual({
    Salons:
      'query Salons($take:Int){salons(take:$take){...Card}}fragment Card on Salon{title host{name mood}}',
  });
});

it('completes results: in the schema by @result, and in every operation that does not name `ok`', async () => {
  put(
    'subgraphs/users/src/result.graphql',
    `extend type Query { viewer: UserResult @access(to: signedIn, specifiedIn: "safety") }
type Mutation { leave: UserResult @access(to: signedIn, specifiedIn: "safety") }
type UserResult @result {
  data: User
}`,
  );
  put('mfe-learning/src/viewer.graphql', 'query Viewer { viewer { data { id } } me { id } }');
  put('mfe-learning/src/leave.graphql', 'mutation Leave { left: leave { data { id } } }');
  put('mfe-learning/src/lean.graphql', 'query Lean { viewer { ok } }');

  expect((await run()).problems).toEqual([]);

  expect(JSON.parse(read('mfe-learning/src/__generated__/operations.json'))).toEqual({
    Viewer: 'query Viewer{viewer{ok code message data{id}}me{id}}',
    Leave: 'mutation Leave{left:leave{ok code message fields data{id}}}',
    Lean: 'query Lean{viewer{ok}}',
  });
});

it('says where an operation asks for what the graph does not have, and still generates the others', async () => {
  put('mfe-learning/src/good.graphql', 'query Good { me { id } }');
  put('mfe-learning/src/bad.graphql', 'query Bad {\n  me { age }\n}');

  const { problems, written } = await run();

  expect(problems).toEqual([
    'mfe-learning/src/bad.graphql:2: Cannot query field "age" on type "User". Did you mean "name"?',
  ]);
  expect(written).toContain('mfe-learning/src/__generated__/good.ts');
});

it('refuses two operations of one app with the same name, and one without', async () => {
  put('mfe-learning/src/a.graphql', 'query Me { me { id } }');
  put('mfe-learning/src/b.graphql', 'query Me { me { name } } ');
  put('mfe-learning/src/c.graphql', '{ me { name } } ');

  const { problems } = await run();

  expect(problems).toEqual([
    'mfe-learning/src/b.graphql: mfe-learning already has an operation named Me.',
    'mfe-learning/src/c.graphql: every operation needs a name.',
  ]);
});

it('finds a committed supergraph that is behind its subgraphs, and shows the lines', async () => {
  await run();
  put('subgraphs/users/src/age.graphql', 'extend type User { age: Int }');

  const { problems } = await run({ check: true });

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/npm run codegen[^]*\+ age: Int/);
  expect(read(SUPERGRAPH)).not.toContain('age: Int');
});

it('knows whether a run would change something', async () => {
  put('infra/codegen/generate.ts', '');
  put('mfe-learning/src/me.graphql', 'query Me { me { id } }');
  expect(isGenerated(root)).toBe(false);
  await runCodegen(root);
  expect(isGenerated(root)).toBe(true);

  put('mfe-learning/src/me.graphql', 'query Me { me { name } }');
  expect(isGenerated(root)).toBe(false);
  await runCodegen(root);
  rmSync(join(root, 'mfe-learning/src/__generated__/me.ts'));
  expect(isGenerated(root)).toBe(false);
});

it('explains why subgraphs do not compose', async () => {
  put('subgraphs/content/src/clash.graphql', 'extend type User { name: Int! }');

  const { problems } = await run();

  expect(problems.join()).toMatch(/do not compose: .*User\.name/);
});

it.each([
  ['does not declare who may call it', 'all: Int', 'does not declare by @access who may call it'],
  [
    'names callers that are no set',
    'all: Int @access(to: friends, specifiedIn: "safety")',
    'Invalid value for',
  ],
])('refuses a root field that %s', async (_what, field, problem) => {
  put('subgraphs/content/src/more.graphql', `extend type Query { ${field} }`);

  expect((await run()).problems.join()).toContain(problem);
});

it('composes @access away: what clients see has neither it nor its sets', async () => {
  put('mfe-learning/src/me.graphql', 'query Me { me { id } }');

  expect((await run()).problems).toEqual([]);
  expect(read(SUPERGRAPH)).not.toContain('@access');
  expect(read(SUPERGRAPH)).toMatch(/enum Callers[^{]*@inaccessible/);
});

it("hands a mapped type's record to its resolvers, and the subgraph's own context", async () => {
  put(
    'subgraphs/content/codegen.json',
    JSON.stringify({ contextType: './context#Context', mappers: { Salon: './salon.model#SalonRecord' } }),
  );

  await run();

  const types = read('subgraphs/content/src/__generated__/resolvers.ts');
  expect(types).toContain("import type { SalonRecord } from '../salon.model';");
  expect(types).toContain("import type { Context } from '../context';");
  expect(types).toContain('  Salon: SalonRecord;');
});

describe('a closed set', () => {
  const contract = (text: string) => put('subgraphs/content/contract/src/index.ts', text);
  const schema = (text: string) => put('subgraphs/content/src/set.graphql', text);

  it('is a union where a value is no GraphQL name: in what an app sends and gets, and in what a resolver answers', async () => {
    contract("export const STATES = ['On hold', 'Sold'];");
    schema(`extend type Salon { state: String @values(of: "STATES") states(of: String @values(of: "STATES")): [String!] }
      extend type Query { like(input: Like!): Salon @access(to: members, specifiedIn: "safety") } input Like { state: String! @values(of: "STATES") }`);
    put(
      'mfe-learning/src/like.graphql',
      'query Liked($input: Like!, $of: String) { like(input: $input) { state states(of: $of) } }',
    );

    const { problems } = await run();

    expect(problems).toEqual([]);
    const generated = read('mfe-learning/src/__generated__/like.ts');
    expect(generated).toContain('state: "On hold" | "Sold" | null, states: Array<string> | null');
    expect(generated).toContain('state: "On hold" | "Sold";');
    // A client that declares the variable as String is answered as before.
    expect(generated).toContain('of?: string | null');
    const resolvers = read('subgraphs/content/src/__generated__/resolvers.ts');
    expect(resolvers).toContain('output: "On hold" | "Sold"; }');
    expect(resolvers).toMatch(/export type Like = \{\s+state: Scalars\['String'\]\['input'\]/);
    expect(read(SUPERGRAPH)).not.toContain('@values');
  });

  it('is the same union for an area that knows the API schema alone, which says nothing of hidden fields', async () => {
    contract("export const STATES = ['On hold', 'Sold']; export const SECRETS = ['top-secret'];");
    schema(
      `extend type Salon { state: String @values(of: "STATES") secret: String @inaccessible @values(of: "SECRETS") }`,
    );
    const inputs = collectInputs(root);
    const composed = composeSupergraph(inputs);
    if (composed.problems) throw new Error(composed.problems.join());
    const { apiSchema } = composed;
    const sets = merged(await Promise.all(inputs.subgraphs.map((subgraph) => closedSetsOf(root, subgraph))));

    const packed = closedSetsToText(shownIn(apiSchema, sets));

    expect(packed).not.toMatch(/secret/i);
    const files = [{ path: 'src/club.graphql', text: 'query Club { salons { state } }' }];
    const { outputs } = await typedDocuments(
      { name: 'club', folder: '.', files },
      apiSchema,
      closedSetsFromText(packed),
    );
    expect(outputs[0]!.text).toContain('state: "On hold" | "Sold" | null');
  });

  it.each([
    ['has other values than its list', 'KEEN CALM', 'is KEEN, CALM; STATES of the contract is CALM, KEEN.'],
    ['lacks one', 'CALM', 'is CALM; STATES of the contract is CALM, KEEN.'],
  ])('is refused when an enum %s', async (_how, values, problem) => {
    contract("export const STATES = ['CALM', 'KEEN'];");
    schema(`extend type Salon { state: State }\nenum State @values(of: "STATES") { ${values} }`);

    expect((await run()).problems).toEqual([`subgraphs/content/src/set.graphql:2: enum State ${problem}`]);
  });

  it('is refused as an enum of its own, without a list, and as a string that could be an enum', async () => {
    contract("export const STATES = ['CALM', 'KEEN'];");
    schema(
      'extend type Salon { state: State\nnext: String @values(of: "STATES")\nlast: String @values(of: "NONE") }\nenum State { CALM }',
    );

    expect((await run()).problems).toEqual([
      'subgraphs/content/src/set.graphql:2: every value of STATES is a GraphQL name: make it an enum.',
      'subgraphs/content/src/set.graphql:3: the contract of content exports no list NONE.',
      'subgraphs/content/src/set.graphql:4: enum State names no list of the contract.',
    ]);
  });
});

it('reads the SDL of a subgraph exactly as the kit does when it starts', () => {
  const { shared, subgraphs } = collectInputs(REPOSITORY);

  for (const subgraph of subgraphs) {
    const home = pathToFileURL(join(REPOSITORY, `subgraphs/${subgraph.name}/src/index.ts`)).href;
    expect(sdlOf(shared, subgraph)).toBe(readTypeDefs(home));
  }
  expect(subgraphs.length).toBeGreaterThan(0);
});

const run = (options = { check: false }) => generate(root, collectInputs(root), options);
const read = (path: string, base = root) => readFileSync(join(base, path), 'utf8');

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
