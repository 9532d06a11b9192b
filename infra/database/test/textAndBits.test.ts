import { Decimal128, Double, Long } from 'bson';
import { compileExpression } from '../src/expressions/expression';

const compute = (expression: unknown): unknown => compileExpression(expression)({ root: {}, variables: {} });
const refusal = (code: number) => expect.objectContaining({ code });

// Positions are those of characters or of bytes, never of halves of surrogate pairs.
it.each<[unknown, unknown]>([
  [{ $indexOfCP: ['café 🍰 cake', 'cake'] }, 7],
  [{ $indexOfBytes: ['café 🍰 cake', 'cake'] }, 11],
  [{ $indexOfCP: ['vanilla', 'll', 5] }, -1],
  [{ $indexOfBytes: ['vanilla', 'a', 2, 4] }, -1],
  [{ $indexOfCP: ['vanilla', 'a', 2] }, 6],
  [{ $indexOfBytes: ['vanilla', 'a', 20] }, -1],
  [{ $indexOfCP: [null, 'a'] }, null],
  [{ $substrCP: ['🍰cake', 1, 2] }, 'ca'],
  [{ $substrBytes: ['éclair', 2, 3] }, 'cla'],
  [{ $substrBytes: ['éclair', 2, -1] }, 'clair'],
  [{ $substrBytes: ['éclair', 4, 100] }, 'air'],
  [{ $substr: ['éclair', 0, 3] }, 'éc'],
  [{ $toLower: 'ÉCLAIR' }, 'Éclair'],
  [{ $toUpper: 'straße' }, 'STRAßE'],
  [{ $strcasecmp: ['Sales', 'sALES'] }, 0],
  [{ $strcasecmp: [null, 'a'] }, -1],
  [{ $trim: { input: ' \u3000 x\n' } }, '\u3000 x'],
  [{ $ltrim: { input: '🍰🍰cake', chars: '🍰' } }, 'cake'],
  [{ $rtrim: { input: 'cake!!', chars: '!' } }, 'cake'],
  [{ $trim: { input: 'x', chars: null } }, null],
  [{ $replaceOne: { input: 'a.a', find: 'a', replacement: { $literal: '$&' } } }, '$&.a'],
  [{ $replaceAll: { input: 'a.a', find: '.', replacement: '-' } }, 'a-a'],
  [{ $replaceAll: { input: null, find: '.', replacement: '-' } }, null],
])('computes %j', (expression, expected) => {
  expect(compute(expression)).toBe(expected);
});

it.each<[unknown, unknown]>([
  [{ $regexMatch: { input: 'Cake', regex: '^c', options: 'i' } }, true],
  [{ $regexMatch: { input: null, regex: 'c' } }, false],
  [
    { $regexFind: { input: '🍰 (a)', regex: /\((\w)(x)?\)/ } },
    { match: '(a)', idx: 2, captures: ['a', null] },
  ],
  [{ $regexFind: { input: 'b', regex: 'a' } }, null],
  [{ $regexFind: { input: 'b', regex: '()b' } }, { match: 'b', idx: 0, captures: [''] }],
])('searches %j', (expression, expected) => {
  expect(compute(expression)).toEqual(expected);
});

it('finds all, also what is at the beginning only and what is empty', () => {
  const found = (regex: string) =>
    (compute({ $regexFindAll: { input: 'aab', regex } }) as { match: string; idx: number }[]).map(
      ({ match, idx }) => [match, idx],
    );

  expect(found('^a')).toEqual([['a', 0]]);
  expect(found('a*')).toEqual([
    ['aa', 0],
    ['', 2],
    ['', 3],
  ]);
});

it.each<[unknown, number]>([
  [{ $regexMatch: { input: 5, regex: 'a' } }, 51104],
  [{ $regexMatch: { input: 'a', regex: 'a', options: 'g' } }, 51108],
  [{ $regexMatch: { input: 'a', regex: /a/i, options: 'm' } }, 51107],
  [{ $substrBytes: ['éclair', 1, 2] }, 28656],
  [{ $substrCP: ['x', -1, 2] }, 34452],
  [{ $split: ['abc', ''] }, 40087],
  [{ $trim: { input: 'x', characters: 'y' } }, 9],
  [{ $replaceAll: { input: 'abc', find: '', replacement: '-' } }, 115],
  [{ $eq: [1] }, 16020],
  [{ $gt: [1, 2, 3] }, 16020],
  [{ $filter: { input: [1, 2], cond: true, limt: 1 } }, 9],
  [{ $filter: { input: [1, 2], cond: true, limit: -1 } }, 327392],
  [{ $cond: { if: true, thn: 1, else: 2 } }, 9],
  [{ $switch: { branches: [{ case: true, thn: 1 }] } }, 9],
  [{ $range: [0, 1e9] }, 146],
  [{ $bitAnd: [1.5, 1] }, 14],
  [{ $acos: 2 }, 50989],
  [{ $sin: Infinity }, 50989],
  [{ $sin: Decimal128.fromString('1') }, 238],
])('refuses %j', (expression, code) => {
  expect(() => compute(expression)).toThrow(refusal(code));
});

it('combines the bits of longs as wide as they are', () => {
  const wide = Long.fromBigInt(2n ** 40n + 1n);

  expect(compute({ $bitAnd: [wide, Long.fromBigInt(2n ** 40n)] })).toEqual(Long.fromBigInt(2n ** 40n));
  expect(compute({ $bitOr: [wide, 2] })).toEqual(Long.fromBigInt(2n ** 40n + 3n));
  expect(compute({ $bitNot: 0 })).toBe(-1);
  expect(compute({ $bitXor: [5, 1] })).toBe(4);
  expect(compute({ $bitAnd: [5, null] })).toBeNull();
});

it('gives doubles of angles', () => {
  expect(compute({ $sin: 0 })).toEqual(new Double(0));
  expect(compute({ $degreesToRadians: 180 })).toEqual(new Double(Math.PI));
  expect(compute({ $degreesToRadians: -Infinity })).toEqual(new Double(-Infinity));
  expect(compute({ $atan2: [1, 1] })).toEqual(new Double(Math.PI / 4));
});

it('keeps the nulls of arrays that are zipped, and fills in only what is beyond their ends', () => {
  const inputs = [[1, null], ['a']];

  expect(compute({ $zip: { inputs, useLongestLength: true, defaults: [0, 'z'] } })).toEqual([
    [1, 'a'],
    [null, 'z'],
  ]);
});
