import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { invertKey, encodeKey } from '../src/bson/keyEncoding';
import { compareValues } from '../src/bson/order';

const ordered: unknown[][] = [
  [new MinKey()],
  [undefined],
  [null],
  [NaN, new Double(NaN)],
  [-Infinity],
  [Long.fromString('-9007199254740993')],
  [-(2 ** 53)],
  [-1.5],
  [0, -0, Long.ZERO, Decimal128.fromString('0.0')],
  [Decimal128.fromString('0.1')],
  [0.1],
  [5, new Int32(5), new Double(5), Long.fromNumber(5), Decimal128.fromString('5.00')],
  [2 ** 53, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993'), Decimal128.fromString('9007199254740993')],
  [Infinity],
  [''],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['ab'],
  ['\uffee'],
  ['😀'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 1 }],
  [{ b: 0 }],
  [{ a: 'text' }],
  [[]],
  [[null]],
  [[1]],
  [[1, 2]],
  [new Binary(Buffer.from([]))],
  [new Binary(Buffer.from([9]))],
  [new Binary(Buffer.from([1, 1]))],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('000000000000000000000002')],
  [false],
  [true],
  [new Date(-5)],
  [new Date(5)],
  [new Timestamp({ t: 1, i: 2 })],
  [new Timestamp({ t: 2, i: 1 })],
  [/a/],
  [/b/i],
  [new MaxKey()],
];

const ranked = ordered.flatMap((equals, rank) => equals.map((value) => ({ value, rank })));
const pairs = ranked.flatMap((a) => ranked.map((b) => ({ a, b, expected: Math.sign(a.rank - b.rank) })));

it('orders values of all types as MongoDB does', () => {
  const wrong = pairs.filter(({ a, b, expected }) => Math.sign(compareValues(a.value, b.value)) !== expected);

  expect(wrong).toEqual([]);
});

it('encodes them as bytes in the same order, and the reverse when inverted', () => {
  const wrong = pairs.filter(({ a, b, expected }) => {
    const [left, right] = [encodeKey(a.value), encodeKey(b.value)];
    return (
      Buffer.compare(left, right) !== expected ||
      Buffer.compare(invertKey(right), invertKey(left)) !== expected
    );
  });

  expect(wrong).toEqual([]);
});
