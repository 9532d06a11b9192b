import * as z from 'zod';
import { Refusal } from '../refusal';
import { toResult } from '../result';
import type { SubgraphContext } from '../subgraph';
import type { Role } from '../viewer';
import { guardRoots } from './guardRoots';

type Field = (
  root: unknown,
  args: unknown,
  context: unknown,
  info: unknown,
) => Promise<{ code: string | null }>;

const noted: string[] = [];
const sent: unknown[] = [];
const { Query } = guardRoots(
  {
    'Query.ledger': ['admin'],
    'Query.desk': ['member'],
    'Query.seats': ['member', 'visitor'],
    'Query.hall': ['member'],
  },
  {
    Query: {
      ledger: () => toResult(() => Promise.resolve('all of it')),
      desk: () => toResult(() => Promise.reject(new Refusal('FORBIDDEN', 'Not this one.'))),
      hall: (_root: unknown, args: unknown) => sent.push(args),
      seats: () => toResult(() => z.strictObject({ take: z.int() }).parse({ take: '$where' })),
    },
  },
  (operation, code, { viewer }: SubgraphContext) => noted.push(`${operation} ${code} ${viewer.id}`),
) as { Query: Record<string, Field> };

const ask = (name: string, ...roles: Role[]) => {
  const id = roles.includes('visitor') ? null : 'amara';
  return Query[name]!(null, {}, { viewer: { id, roles: new Set(roles) } }, null);
};

beforeEach(() => noted.splice(0));

it('notes a caller who is refused because a role is missing', async () => {
  expect(await ask('ledger', 'member')).toMatchObject({ code: 'FORBIDDEN' });
  expect(noted).toEqual(['Query.ledger FORBIDDEN amara']);
});

it('notes a refusal by a policy in the service', async () => {
  expect(await ask('desk', 'member')).toMatchObject({ code: 'FORBIDDEN' });
  expect(noted).toEqual(['Query.desk FORBIDDEN amara']);
});

it('notes a refusal by an input schema, whatever the role of the caller', async () => {
  expect(await ask('seats', 'member')).toMatchObject({ code: 'INVALID' });
  expect(await ask('seats', 'visitor')).toMatchObject({ code: 'INVALID' });
  expect(noted).toEqual(['Query.seats INVALID amara', 'Query.seats INVALID null']);
});

it('does not note calls that succeed, nor callers who are not signed in yet', async () => {
  expect(await ask('ledger', 'admin')).toMatchObject({ code: null, data: 'all of it' });
  expect(await ask('ledger', 'visitor')).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(noted).toEqual([]);
});

it('removes control characters from arguments before a resolver sees them', async () => {
  await Query.hall!(
    null,
    { input: { title: 'Chair\u0000' } },
    { viewer: { id: 'amara', roles: new Set(['member']) } },
    null,
  );

  expect(sent).toEqual([{ input: { title: 'Chair' } }]);
});
