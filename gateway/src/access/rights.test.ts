import {
  accessOf,
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
import { openForFile } from '@athenaeum/kit/testing';
import { allDocs } from '@athenaeum/bff/docs';
import { rolesWith, type RouteDescription } from '@athenaeum/graph/edge';
import { loadSubgraphs } from '@athenaeum/graph/subgraphs';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { callRoute } from '@athenaeum/gateway-testing/rights/callRoute';
import { fingerprint } from '@athenaeum/gateway-testing/rights/fingerprint';
import { sampleOperation } from '@athenaeum/gateway-testing/rights/sampleOperation';

// Runs alone: it takes as long as a group.
/** The demo accounts by their main role; each may have other roles too. */
const PEOPLE = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;
const STAFF = ['support', 'editor', 'admin'] as const;

const world = openForFile(() => createDemoGateway({ LIMIT_PUBLIC_FORM: '1000', RUN_WORKER: 'false' }));
let subgraphs: Record<Domain, Subgraph>;
/** Root fields of the composed schema: `Query.salon`. */
let api: ReadonlySet<string>;
const browsers = new Map<Role, Browser>();
/** Roles that the session of each demo account has. */
const rolesOf = new Map<Role, readonly Role[]>([['visitor', ['visitor']]]);

beforeAll(async () => {
  subgraphs = await loadSubgraphs();
  browsers.set('visitor', world.browser());
  api = await readApi(browsers.get('visitor')!);
  for (const role of PEOPLE) {
    const browser = await world.signedInAs(DEMO_ACCOUNTS[role]);
    browsers.set(role, browser);
    rolesOf.set(role, (await browser.get('/api/auth/me')).json.user.roles as Role[]);
  }
}, 300_000);

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
  return Object.entries(accessOf(schema)).map(([row, { roles }]) => {
    const [root, name] = row.split('.') as [string, string];
    const type = root === 'Query' ? schema.getQueryType()! : schema.getMutationType()!;
    return { row, roles, callBy: (role) => sampleOperation(type, name, idOf(role)) };
  });
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

  it('declares who may call each of its root fields', () => {
    expect(operationsOf(domain).length).toBeGreaterThan(5);
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
  const nameOf = ({ method, path }: RouteDescription) => `${method.toUpperCase()} ${path}`;

  it('refuse every role that is not in the row, and change nothing', async () => {
    const before = await fingerprint();
    const wrong: string[] = [];
    for (const route of allDocs)
      for (const role of ROLES.filter((one) => !isIn(route, one))) {
        const answer = await callRoute(world, route, await browserFor(role, route), role, idOf(role));
        if (!isRefused(answer, route)) wrong.push(`${nameOf(route)} as ${role}: ${answer.status}`);
      }

    expect(wrong).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('admit every role that is in the row', async () => {
    const wrong: string[] = [];
    for (const route of allDocs.filter(({ access }) => access.to !== 'everyone'))
      for (const role of ROLES.filter((one) => isIn(route, one))) {
        const answer = await callRoute(world, route, await browserFor(role, route), role, idOf(role));
        // Without a record a hidden route answers 404 to allowed roles too; its own tests have a record.
        const isMissing = answer.status === 404;
        if (!isMissing && isRefused(answer, route))
          wrong.push(`${nameOf(route)} as ${role}: ${answer.status}`);
      }

    expect(wrong).toEqual([]);
  });

  it('that are open to everyone answer a visitor and an admin with the same status', async () => {
    const different: string[] = [];
    for (const route of allDocs.filter(({ access }) => access.to === 'everyone')) {
      if (NEED_OWN_DETAILS.includes(nameOf(route))) continue;
      const visitor = await callRoute(world, route, world.browser(), null);
      const admin = await callRoute(world, route, await browserFor('admin', route), 'admin');
      if (visitor.status !== admin.status)
        different.push(`${nameOf(route)}: ${visitor.status}, ${admin.status}`);
    }

    expect(different).toEqual([]);
  });

  it('that change something and are for staff alone leave a row in the audit log', () => {
    const changes = allDocs.filter(
      ({ method, access }) =>
        method !== 'get' && rolesWith(access).every((role) => STAFF.some((staff) => staff === role)),
    );

    // The tests of each route look at the rows.
    expect(changes.map(nameOf)).toEqual([
      'POST /api/auth/members/:id/sign-out',
      'POST /api/auth/members/:id/reset-factors',
      'POST /api/operations/outbox/try-again',
      'POST /api/operations/release-token',
      'POST /api/operations/override',
    ]);
  });

  function isIn({ access }: RouteDescription, role: Role): boolean {
    const mine = role === 'service' ? [role] : rolesOf.get(role)!;
    return rolesWith(access).some((one) => mine.includes(one));
  }

  /** Signing out ends the session, so it is called with one of its own. */
  async function browserFor(role: Role, { path }: RouteDescription): Promise<Browser> {
    if (role === 'service') return world.browser();
    if (role !== 'visitor' && /logout/.test(path)) return world.signedInAs(DEMO_ACCOUNTS[role]);
    return browsers.get(role)!;
  }
});

/** Need an address from a visitor; that of a signed-in user is known. */
const NEED_OWN_DETAILS = ['POST /api/auth/password-reset', 'POST /api/billing/membership'];

function isRefused({ status, location }: Answer, { access: { refusal } }: RouteDescription): boolean {
  if (status === 401 || status === 403) return true;
  if (!refusal) return false;
  return status === 404 || (location ?? '').startsWith('/api/auth/login');
}
