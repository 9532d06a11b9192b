import { accessTable, ROLES, type Role } from '@athenaeum/kit';
import { roleTable } from './roleTable';
import { rolesWith, routeAccess } from './routeAccess';

/** Roles that are enforced, by root field and route. `rights.test.ts` calls each of them as each role. */
const enforced = new Map<string, readonly Role[]>([
  ...Object.values(accessTable).flatMap((table) => Object.entries<readonly Role[]>(table)),
  ...Object.entries(routeAccess).map(([route, access]) => [route, rolesWith(access)] as const),
]);
const written = roleTable.flatMap(({ by, roles, may }) => by.map((name) => ({ name, roles, may })));

const inOrder = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role)).join(' ');

it('has each root field and route once, and no other', () => {
  expect(written.map(({ name }) => name).sort()).toEqual([...enforced.keys()].sort());
});

it('gives each of them to exactly the roles that are admitted', () => {
  const different = written
    .map(({ name, roles }) => ({ name, table: inOrder(roles), enforced: inOrder(enforced.get(name) ?? []) }))
    .filter((row) => row.table !== row.enforced);

  expect(different).toEqual([]);
});

it('names the source of each right', () => {
  expect(
    roleTable.filter(
      ({ from }) => !/^(community|learning|decisions|operations|architecture|safety)\b/.test(from),
    ),
  ).toEqual([]);
});
