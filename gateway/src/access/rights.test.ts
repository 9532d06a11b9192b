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
/** Who can sign in, by what she is first of all; each may be more than that. */
const PEOPLE = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;
const STAFF = ['support', 'editor', 'admin'] as const;

let world: DemoGateway;
let subgraphs: Record<Domain, Subgraph>;
/** What the composed graph lets anybody name: `Query.salon`. */
let api: ReadonlySet<string>;
const browsers = new Map<Role, Browser>();
/** What the session of a role really holds. */
const rolesOf = new Map<Role, readonly Role[]>([['visitor', ['visitor']]]);

beforeAll(async () => {
  world = await createDemoGateway({ LIMIT_PUBLIC_FORM: '1000' });
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

interface Told {
  data?: unknown;
  errors?: readonly { message: string }[];
}
interface Outcome {
  code: RefusalCode | null;
  message: string | null;
}

const outcomeIn = (data: unknown): Outcome =>
  (Object.values((data ?? {}) as object)[0] as Outcome | null) ?? { code: null, message: null };

/** Turned away at the door: a code of the same name may also be said of a thing, in its own words. */
const AT_THE_DOOR = [signInFirst(), notAllowed()];
const isTurnedAway = ({ code, message }: Outcome) =>
  AT_THE_DOOR.some((refusal) => refusal.code === code && refusal.message === message);

/** What is wrong with an answer to somebody who is, or is not, in the row; null when nothing is. */
function faultIn({ data, errors }: Told, isAllowed: boolean): string | null {
  const outcome = outcomeIn(data);
  if (errors?.length) return errors[0]!.message;
  if (isTurnedAway(outcome) !== isAllowed) return null;
  return isAllowed ? `refused: ${outcome.code}` : `not refused: ${outcome.code ?? 'answered'}`;
}

it('stands on one page, as the tables say', () => {
  expect(rightsPage()).toBe(readFileSync(resolve(__dirname, '../../rights.md'), 'utf8'));
});

describe.each(DOMAINS)('the %s subgraph', (domain) => {
  async function faults(isAllowed: boolean): Promise<string[]> {
    const found: string[] = [];
    for (const { row, roles, callBy } of operationsOf(domain))
      for (const role of ROLES.filter((one) => roles.includes(one) === isAllowed)) {
        const viewer: Viewer = { id: idOf(role), roles: new Set([role]) };
        const told = await subgraphs[domain].execute(callBy(role), { viewer, requestId: 'rights' });
        const fault = faultIn(told, isAllowed);
        if (fault) found.push(`${row} as ${role}: ${fault}`);
      }
    return found;
  }

  it('has a row for each of its operations, and no other', () => {
    const rows = operationsOf(domain).map(({ row }) => row);

    expect(rows.length).toBeGreaterThan(5);
    expect([...rows].sort()).toEqual(Object.keys(accessTable[domain]).sort());
  });

  it('turns away whoever is not in the row, and nothing is changed by it', async () => {
    const before = await fingerprint();

    expect(await faults(false)).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('lets everybody who is in the row come to what was asked', async () => {
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
      const fault = faultIn((await browsers.get(person)!.ask(query, variables)).json as Told, isAllowed);
      if (fault) found.push(`${row}: ${fault}`);
    }
    return found;
  }

  /** What other services ask for by name, with a token (operations, users). */
  const OFFERED_TO_SERVICES = ['Mutation.createUser'];

  it('nobody can name what is the gateway’s alone', () => {
    const alone = everywhere().filter(
      ({ row, roles }) => roles.every((role) => role === 'service') && !OFFERED_TO_SERVICES.includes(row),
    );

    expect(alone.length).toBeGreaterThan(10);
    expect(alone.map(({ row }) => row).filter((row) => api.has(row))).toEqual([]);
  });

  it('everything that can be named has a row', () => {
    const rows = new Set(everywhere().map(({ row }) => row));

    expect([...api].filter((row) => !rows.has(row))).toEqual([]);
  });

  it.each(['visitor', ...PEOPLE] as const)('%s is turned away from what is not hers', async (person) => {
    const before = await fingerprint();
    const others = everywhere().filter(({ row, roles }) => api.has(row) && !isFor(roles, person));

    expect(await faults(person, others, false)).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it.each(['visitor', ...PEOPLE] as const)('%s comes to what is hers', async (person) => {
    // Changes were let through above, one subgraph at a time; here they would change who she is.
    const hers = everywhere().filter(
      ({ row, roles }) => api.has(row) && row.startsWith('Query.') && isFor(roles, person),
    );

    expect(await faults(person, hers, true)).toEqual([]);
  });
});

describe('the routes of the gateway', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

  it('have a row each, and there is no other row', () => {
    expect(allDocs.map(nameOf).sort()).toEqual(Object.keys(routeAccess).sort());
  });

  it('turn away whoever is not in the row, and nothing is changed by it', async () => {
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

  it('let everybody who is in the row come to what was asked', async () => {
    const wrong: string[] = [];
    for (const [name, access] of Object.entries(routeAccess)) {
      if (access === 'everyone') continue;
      for (const role of ROLES.filter((one) => isIn(access, one))) {
        const answer = await callRoute(world, routeOf(name), await browserFor(role, name), role, idOf(role));
        // What is hidden is not there either for those who may see it: its own tests show it to them.
        const isMissing = answer.status === 404;
        if (!isMissing && isRefused(answer, access)) wrong.push(`${name} as ${role}: ${answer.status}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('that are open to everyone answer a stranger and an admin alike', async () => {
    const different: string[] = [];
    for (const name of Object.keys(routeAccess).filter((one) => routeAccess[one] === 'everyone')) {
      if (TOLD_OF_HERSELF.includes(name)) continue;
      const stranger = await callRoute(world, routeOf(name), world.browser(), null);
      const admin = await callRoute(world, routeOf(name), await browserFor('admin', name), 'admin');
      if (stranger.status !== admin.status) different.push(`${name}: ${stranger.status}, ${admin.status}`);
    }

    expect(different).toEqual([]);
  });

  it('that change something and are for staff alone leave a row of who did what', () => {
    const changes = Object.entries(routeAccess).filter(
      ([name, access]) =>
        !name.startsWith('GET') && rolesWith(access).every((role) => STAFF.some((staff) => staff === role)),
    );

    // Its own tests look at the rows.
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

  /** What ends a session, or is told to the one it belongs to, is called with a session of its own. */
  async function browserFor(role: Role, name: string): Promise<Browser> {
    if (role === 'service') return world.browser();
    if (role !== 'visitor' && /logout/.test(name)) return world.signedInAs(DEMO_ACCOUNTS[role]);
    return browsers.get(role)!;
  }
});

/** A stranger has to say who she is; of whoever is signed in it is known. */
const TOLD_OF_HERSELF = ['POST /api/auth/password-reset', 'POST /api/billing/membership'];

function isRefused({ status, location }: Answer, access: RouteAccess): boolean {
  if (status === 401 || status === 403) return true;
  if (typeof access === 'string' || !('by' in access)) return false;
  return status === 404 || (location ?? '').startsWith('/api/auth/login');
}
