import { splitNames } from '@athenaeum/kit/migrations/testing';
import { chosen } from './chosen';
import { migrateArguments } from './migrateArguments';

const SUBGRAPHS = [
  { name: 'users', migrations: [] },
  { name: 'coaching', migrations: [splitNames, { ...splitNames, id: '0002-another' }] },
];
const idsOf = (asked: { subgraph?: string; migration?: string }) =>
  chosen(SUBGRAPHS, asked).map(({ subgraph, migration: { id } }) => `${subgraph} ${id}`);

it('reads a command, what it is about and what was said', () => {
  expect(migrateArguments(['status'])).toMatchObject({ command: 'status', noLiveVersionNeedsIt: false });
  expect(
    migrateArguments(['contract', 'coaching', '0001', '--no-live-version-needs-it', '--batch', '50']),
  ).toEqual({
    command: 'contract',
    subgraph: 'coaching',
    migration: '0001',
    noLiveVersionNeedsIt: true,
    batchSize: 50,
  });
});

it.each([
  [[], /npm run migrate/],
  [['forward'], /npm run migrate/],
  [['expand', 'coaching', '0001', 'more'], /npm run migrate/],
  [['expand', '--hurry'], /hurry/],
  [['contract', 'coaching'], /Say which/],
  [['back'], /Say which/],
  [['expand', '--batch', '0'], /1 to 1000/],
])('refuses %j', (args, problem) => {
  expect(() => migrateArguments(args)).toThrow(problem);
});

it('chooses by subgraph, id or number, and all when none is named', () => {
  expect(idsOf({})).toEqual(['coaching 0001-split-names', 'coaching 0002-another']);
  expect(idsOf({ subgraph: 'coaching', migration: '0002' })).toEqual(['coaching 0002-another']);
  expect(idsOf({ subgraph: 'coaching', migration: '0001-split-names' })).toEqual([
    'coaching 0001-split-names',
  ]);
  expect(idsOf({ subgraph: 'users' })).toEqual([]);
  expect(() => idsOf({ subgraph: 'coach' })).toThrow('There is no subgraph coach: they are users, coaching.');
  expect(() => idsOf({ subgraph: 'coaching', migration: '0003' })).toThrow(
    'coaching has no migration 0003: it has 0001-split-names, 0002-another.',
  );
});
