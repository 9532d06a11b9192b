import { packageOf, summarize } from './summary';

const branches = (covered: number, total: number) => ({ branches: { covered, total } });

it('adds up the branches of each package, and of all', () => {
  const { packages, all } = summarize('/here', {
    total: branches(0, 0),
    '/here/gateway/src/app.ts': branches(3, 4),
    '/here/gateway/src/bff/csv/csv.ts': branches(1, 4),
    '/here/subgraphs/kit/src/viewer.ts': branches(0, 0),
  });

  expect(packages).toEqual([
    { name: 'gateway', covered: 4, total: 8, percent: 50 },
    { name: 'subgraphs/kit', covered: 0, total: 0, percent: 100 },
  ]);
  expect(all).toMatchObject({ covered: 4, total: 8 });
});

it('names the files with the least taken, the larger first, and none of a few branches', () => {
  const { least } = summarize(
    '/here',
    {
      '/here/gateway/src/small.ts': branches(0, 2),
      '/here/gateway/src/half.ts': branches(5, 10),
      '/here/gateway/src/wide.ts': branches(50, 100),
      '/here/gateway/src/most.ts': branches(9, 10),
    },
    2,
  );

  expect(least.map(({ name }) => name)).toEqual(['gateway/src/wide.ts', 'gateway/src/half.ts']);
});

it.each([
  ['gateway/src/app.ts', 'gateway'],
  ['shell/src/main.ts', 'shell'],
  ['shell/server/assets.ts', 'shell/server'],
  ['subgraphs/users/contract/src/user.ts', 'subgraphs/users'],
  ['infra/database/src/engine.ts', 'infra/database'],
])('counts %s with %s', (file, name) => {
  expect(packageOf(file)).toBe(name);
});
