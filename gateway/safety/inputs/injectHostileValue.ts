import type { DemoRandom } from '@athenaeum/kit/demo';

const DEEP = 400;
const LONG = 10_001;
const deep = () => {
  let value: unknown = 'bottom';
  for (let level = 0; level < DEEP; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

/** Values that no form sends: wrong types, excessive sizes, injection strings. */
const HOSTILE: readonly (() => unknown)[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -1e308, 8.64e15 + 1, [], {}, [[]]].map(
    (value) => () => value,
  ),
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202egnirts',
    '🪶'.repeat(99),
    'x'.repeat(LONG),
    `${'a'.repeat(60)}!`,
  ].map((value) => () => value),
  ...[
    '__proto__',
    'constructor',
    'toString',
    '$where',
    '$ne',
    'a.b',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
  ].map((value) => () => value),
  ...['<script>alert(1)</script>', 'javascript:alert(1)', "' OR 1=1 --", '{{7*7}}', '=cmd|x', '(a+)+$'].map(
    (value) => () => value,
  ),
  ...['a@example.org\r\nBcc: b@example.org', 'BEGIN:VEVENT\r\n', 'NaN', 'Infinity', '1e999'].map(
    (value) => () => value,
  ),
  () => ({ $gt: '' }),
  () => ({ $ne: null }),
  () => ({ $where: 'sleep(1000)' }),
  () => [{ $regex: '.*' }],
  () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as unknown,
  () => Array.from({ length: 1000 }, () => 'x'),
  deep,
];

/** Keys for prototype pollution and operator injection. */
const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  '$set',
  '$where',
  'isAdmin',
  'user.isAdmin',
  'toJSON',
];

/** Fault injection: the value with one random place replaced by a hostile one. */
export function injectHostileValue(value: unknown, random: DemoRandom): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const place = random.between(0, value.length - 1);
    return value.map((one: unknown, index) => (index === place ? injectHostileValue(one, random) : one));
  }
  if (isRecord(value) && random.chance(0.9)) {
    const names = Object.keys(value);
    if (names.length === 0 || random.chance(0.1)) return withKey(value, random.pick(HOSTILE_KEYS));
    const name = random.pick(names);
    return { ...value, [name]: injectHostileValue(value[name], random) };
  }
  return random.pick(HOSTILE)();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Defines an own property, even `__proto__`. */
const withKey = (value: Record<string, unknown>, key: string) =>
  Object.defineProperty({ ...value }, key, { value: { isAdmin: true }, enumerable: true });
