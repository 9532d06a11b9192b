import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  accessTable,
  DOMAINS,
  notAllowed,
  ROLES,
  signInFirst,
  type Domain,
  type RefusalCode,
  type Role,
  type Subgraph,
  type Viewer,
} from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import type { GraphQLObjectType } from 'graphql';
import { allDocs } from '@athenaeum/bff/testing';
import { loadSubgraphs } from '@athenaeum/graph/subgraphs';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { rightsPage } from './rights';
import { rolesWith, routeAccess, type RouteAccess } from './routeAccess';
import { callRoute } from './testing/callRoute';
import { fingerprint } from './testing/fingerprint';
import { sampleOperation } from './testing/sampleOperation';

// Runs alone: it takes as long as a group.
/** The demo accounts by their main role; each may have other roles too. */
const PEOPLE = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;
const STAFF = ['support', 'editor', 'admin'] as const;

let world: DemoGateway;
let subgraphs: Record<Domain, Subgraph>;
/** Root fields of the composed schema: `Query.salon`. */
let api: ReadonlySet<string>;
const browsers = new Map<Role, Browser>();
/** Roles that the session of each demo account has. */
const rolesOf = new Map<Role, readonly Role[]>([['visitor', ['visitor']]]);

beforeAll(async () => {
  world = await createDemoGateway({ LIMIT_PUBLIC_FORM: '1000', RUN_WORKER: 'false' });
  subgraphs = await loadSubgraphs();
  browsers.set('visitor', world.browser());
  api = await readApi(browsers.get('visitor')!);
  for (const role of PEOPLE) {
    const browser = await world.signedInAs(DEMO_ACCOUNTS[role]);
    browsers.set(role, browser);
    rolesOf.set(role, (await browser.get('/api/auth/me')).json.user.roles as Role[]);
  }
}, 300_000);
afterAll(() => world.close());

const idOf = (role: Role) => (role === 'visitor' || role === 'service' ? null : DEMO_ACCOUNTS[role].id);

async function readApi(browser: Browser): Promise<ReadonlySet<string>> {
  const fields = '{ name fields { name } }';
  const { json } = await browser.ask(`{ __schema { queryType ${fields} mutationType ${fields} } }`);
  const { queryType, mutationType } = json.data.__schema;
  return new Set(
    [queryType, mutationType].flatMap((root: { name: string; fields: { name: string }[] }) =>
      root.fields.map(({ name }) => `${root.name}.${name}`),
    ),
  );
}

interface Operation {
  /** `Query.salon` */
  row: string;
  roles: readonly Role[];
  callBy(role: Role): ReturnType<typeof sampleOperation>;
}

function operationsOf(domain: Domain): Operation[] {
  const { schema } = subgraphs[domain];
  const table: Record<string, readonly Role[]> = accessTable[domain];
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(Boolean) as GraphQLObjectType[];
  return roots.flatMap((root) =>
    Object.keys(root.getFields())
      // Federation's own.
      .filter((name) => !name.startsWith('_'))
      .map((name) => ({
        row: `${root.name}.${name}`,
        roles: table[`${root.name}.${name}`] ?? [],
        callBy: (role) => sampleOperation(root, name, idOf(role)),
      })),
  );
}

interface ExecutionResult {
  data?: unknown;
  errors?: readonly { message: string }[];
}
interface Outcome {
  code: RefusalCode | null;
  message: string | null;
}

const outcomeIn = (data: unknown): Outcome =>
  (Object.values((data ?? {}) as object)[0] as Outcome | null) ?? { code: null, message: null };

/** The guard's refusals. A service may refuse with the same code, but with a message of its own. */
const GUARD_REFUSALS = [signInFirst(), notAllowed()];
const isRefusedByGuard = ({ code, message }: Outcome) =>
  GUARD_REFUSALS.some((refusal) => refusal.code === code && refusal.message === message);

/** What is wrong with the answer to a caller who is, or is not, allowed; null when nothing is. */
function faultIn({ data, errors }: ExecutionResult, isAllowed: boolean): string | null {
  const outcome = outcomeIn(data);
  if (errors?.length) return errors[0]!.message;
  if (isRefusedByGuard(outcome) !== isAllowed) return null;
  return isAllowed ? `refused: ${outcome.code}` : `not refused: ${outcome.code ?? 'answered'}`;
}

it('is written to rights.md as the tables have it', () => {
  expect(rightsPage()).toBe(readFileSync(resolve(__dirname, '../../rights.md'), 'utf8'));
});

describe.each(DOMAINS)('the %s subgraph', (domain) => {
  async function faults(isAllowed: boolean): Promise<string[]> {
    const found: string[] = [];
    for (const { row, roles, callBy } of operationsOf(domain))
      for (const role of ROLES.filter((one) => roles.includes(one) === isAllowed)) {
        const viewer: Viewer = { id: idOf(role), roles: new Set([role]) };
        const result = await subgraphs[domain].execute(callBy(role), { viewer, requestId: 'rights' });
        const fault = faultIn(result, isAllowed);
        if (fault) found.push(`${row} as ${role}: ${fault}`);
      }
    return found;
  }

  it('has a row for each of its root fields, and no other', () => {
    const rows = operationsOf(domain).map(({ row }) => row);

    expect(rows.length).toBeGreaterThan(5);
    expect([...rows].sort()).toEqual(Object.keys(accessTable[domain]).sort());
  });

  it('refuses every role that is not in the row, and changes nothing', async () => {
    const before = await fingerprint();

    expect(await faults(false)).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('admits every role that is in the row', async () => {
    expect(await faults(true)).toEqual([]);
  });
});

describe('through the gateway', () => {
  const everywhere = () => DOMAINS.flatMap(operationsOf);
  const isFor = (roles: readonly Role[], person: Role) =>
    rolesOf.get(person)!.some((role) => roles.includes(role));

  async function faults(person: Role, operations: Operation[], isAllowed: boolean): Promise<string[]> {
    const found: string[] = [];
    for (const { row, callBy } of operations) {
      const { query, variables } = callBy(person);
      const fault = faultIn(
        (await browsers.get(person)!.ask(query, variables)).json as ExecutionResult,
        isAllowed,
      );
      if (fault) found.push(`${row}: ${fault}`);
    }
    return found;
  }

  /** Root fields that other services call with a token (operations, users). */
  const OFFERED_TO_SERVICES = ['Mutation.createUser'];

  it('keeps what only the gateway calls out of the composed schema', () => {
    const alone = everywhere().filter(
      ({ row, roles }) => roles.every((role) => role === 'service') && !OFFERED_TO_SERVICES.includes(row),
    );

    expect(alone.length).toBeGreaterThan(10);
    expect(alone.map(({ row }) => row).filter((row) => api.has(row))).toEqual([]);
  });

  it('has a row for every root field of the composed schema', () => {
    const rows = new Set(everywhere().map(({ row }) => row));

    expect([...api].filter((row) => !rows.has(row))).toEqual([]);
  });

  it.each(['visitor', ...PEOPLE] as const)('refuses the %s what the role does not allow', async (person) => {
    const before = await fingerprint();
    const others = everywhere().filter(({ row, roles }) => api.has(row) && !isFor(roles, person));

    expect(await faults(person, others, false)).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it.each(['visitor', ...PEOPLE] as const)('admits the %s to what the role allows', async (person) => {
    // Mutations were tried above, in each subgraph; here they would change the account that is signed in.
    const own = everywhere().filter(
      ({ row, roles }) => api.has(row) && row.startsWith('Query.') && isFor(roles, person),
    );

    expect(await faults(person, own, true)).toEqual([]);
  });
});

describe('the routes of the gateway', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

  it('have a row each, and there is no other row', () => {
    expect(allDocs.map(nameOf).sort()).toEqual(Object.keys(routeAccess).sort());
  });

  it('refuse every role that is not in the row, and change nothing', async () => {
    const before = await fingerprint();
    const wrong: string[] = [];
    for (const [name, access] of Object.entries(routeAccess))
      for (const role of ROLES.filter((one) => !isIn(access, one))) {
        const answer = await callRoute(world, routeOf(name), await browserFor(role, name), role, idOf(role));
        if (!isRefused(answer, access)) wrong.push(`${name} as ${role}: ${answer.status}`);
      }

    expect(wrong).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('admit every role that is in the row', async () => {
    const wrong: string[] = [];
    for (const [name, access] of Object.entries(routeAccess)) {
      if (access === 'everyone') continue;
      for (const role of ROLES.filter((one) => isIn(access, one))) {
        const answer = await callRoute(world, routeOf(name), await browserFor(role, name), role, idOf(role));
        // Without a record a hidden route answers 404 to allowed roles too; its own tests have a record.
        const isMissing = answer.status === 404;
        if (!isMissing && isRefused(answer, access)) wrong.push(`${name} as ${role}: ${answer.status}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('that are open to everyone answer a visitor and an admin with the same status', async () => {
    const different: string[] = [];
    for (const name of Object.keys(routeAccess).filter((one) => routeAccess[one] === 'everyone')) {
      if (NEED_OWN_DETAILS.includes(name)) continue;
      const visitor = await callRoute(world, routeOf(name), world.browser(), null);
      const admin = await callRoute(world, routeOf(name), await browserFor('admin', name), 'admin');
      if (visitor.status !== admin.status) different.push(`${name}: ${visitor.status}, ${admin.status}`);
    }

    expect(different).toEqual([]);
  });

  it('that change something and are for staff alone leave a row in the audit log', () => {
    const changes = Object.entries(routeAccess).filter(
      ([name, access]) =>
        !name.startsWith('GET') && rolesWith(access).every((role) => STAFF.some((staff) => staff === role)),
    );

    // The tests of each route look at the rows.
    expect(changes.map(([name]) => name)).toEqual([
      'POST /api/auth/members/:id/sign-out',
      'POST /api/auth/members/:id/reset-factors',
      'POST /api/operations/outbox/try-again',
      'POST /api/operations/release-token',
      'POST /api/operations/override',
    ]);
  });

  const routeOf = (name: string) => allDocs.find((one) => nameOf(one) === name)!;

  function isIn(access: RouteAccess, role: Role): boolean {
    const mine = role === 'service' ? [role] : rolesOf.get(role)!;
    return rolesWith(access).some((one) => mine.includes(one));
  }

  /** Signing out ends the session, so it is called with one of its own. */
  async function browserFor(role: Role, name: string): Promise<Browser> {
    if (role === 'service') return world.browser();
    if (role !== 'visitor' && /logout/.test(name)) return world.signedInAs(DEMO_ACCOUNTS[role]);
    return browsers.get(role)!;
  }
});

/** Need an address from a visitor; that of a signed-in user is known. */
const NEED_OWN_DETAILS = ['POST /api/auth/password-reset', 'POST /api/billing/membership'];

function isRefused({ status, location }: Answer, access: RouteAccess): boolean {
  if (status === 401 || status === 403) return true;
  if (typeof access === 'string' || !('by' in access)) return false;
  return status === 404 || (location ?? '').startsWith('/api/auth/login');
}
