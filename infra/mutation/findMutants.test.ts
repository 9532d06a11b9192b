import { findMutants } from './findMutants';

const mutated = (source: string) => findMutants('rule.ts', source).map((mutant) => mutant.mutated);

it.each([
  ['a boundary', 'f(a < b);', ['f(a <= b);', 'f(a >= b);']],
  ['an equality', 'f(a === b);', ['f(a !== b);']],
  ['both of two conditions', 'f(a && b);', ['f((a) || (b));', 'f(a);', 'f(b);']],
  ['a negation', 'f(!a);', ['f(a);']],
  ['the test of an early return', 'if (isOver(a)) return;', ['if (false) return;', 'if (true) return;']],
  [
    'a literal',
    'f(true, 0, 1, 90, 3_600_000);',
    [
      'f(false, 0, 1, 90, 3_600_000);',
      'f(true, 1, 1, 90, 3_600_000);',
      'f(true, 0, 0, 90, 3_600_000);',
      'f(true, 0, 1, 91, 3_600_000);',
      'f(true, 0, 1, 90, 7200000);',
    ],
  ],
  [
    'which of many',
    'f(a.some(b), Math.min(c, d));',
    ['f(a.every(b), Math.min(c, d));', 'f(a.some(b), Math.max(c, d));'],
  ],
  [
    'an order',
    'A.find().sort({ at: -1, _id: 1 });',
    ['A.find().sort({ ...{}, _id: 1 });', 'A.find().sort({ at: 1, _id: 1 });'],
  ],
  [
    'a condition of an update',
    'A.updateOne({ _id, status: s }, { n });',
    [
      'A.updateOne({ ...{}, status: s }, { n });',
      'A.updateOne({ _id, ...{} }, { n });',
      'A.updateOne({ _id, status: s }, { ...{} });',
    ],
  ],
  [
    'one of two alternatives',
    'f({ $or: [a, b] });',
    ['f({ ...{} });', 'f({ $or: [...[], b] });', 'f({ $or: [a, ...[]] });'],
  ],
])('changes %s', (_what, source, expected) => {
  expect(mutated(source).filter((line) => line !== ';')).toEqual(expected);
});

it('leaves a statement out', () => {
  expect(mutated('tell(a); throw b;')).toEqual(['; throw b;', 'tell(a); ;']);
});

it('lets a rule of one call say yes and no to everybody', () => {
  expect(mutated('const may = (v: Viewer): boolean => isStaff(v);')).toEqual([
    'const may = (v: Viewer): boolean => true;',
    'const may = (v: Viewer): boolean => false;',
  ]);
});

it('takes away a role that a rule names', () => {
  expect(mutated("const may = hasRole(v, 'editor', 'admin');")).toEqual([
    "const may = hasRole(v, ...[], 'admin');",
    "const may = hasRole(v, 'editor', ...[]);",
  ]);
});

it('leaves types, schemas and the options of a query as they are', () => {
  const source = `
    interface Row { at: 1 | 2 }
    const id = z.string().max(200);
    const row = A.findOne(by, { session, returnDocument: 'after' }).select({ at: 1 }).session(session);`;

  expect(mutated(source)).toEqual([]);
});

it('says where it is', () => {
  expect(findMutants('rule.ts', 'const a = 1;\n  const isIt =\n    b > c;\n').at(-1)).toMatchObject({
    file: 'rule.ts',
    line: 3,
    operator: 'operator',
    original: 'b > c;',
    mutated: 'b <= c;',
  });
});
