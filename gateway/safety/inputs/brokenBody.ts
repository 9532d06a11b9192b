import type { DemoRandom } from '@athenaeum/kit/demo';

interface Body {
  type: string;
  body: Buffer;
}

/** A body that does not match its content type, or is malformed for it. */
export function brokenBody(random: DemoRandom, path: string): Body {
  const kind =
    path === '/graphql' ? brokenGraph : path.endsWith('upload-file') ? brokenForm : random.pick(KINDS);
  const { type, body } = kind(random);
  return random.chance(0.1) ? { type: random.pick(TYPES), body } : { type, body };
}

const JSON_TYPE = 'application/json';
const TYPES = [
  JSON_TYPE,
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=nonsense',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  '/',
  '',
  '\xff',
  'application/octet-stream',
];

const DEEP = 8000;
const TEXTS: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '[1,2',
  '1e999',
  `{"input":${'9'.repeat(5000)}}`,
  '{"id":1e400,"amount":-1e400,"start":8640000000000001}',
  '{"id":1,"id":2,"id":{"$ne":null}}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '[['.repeat(DEEP),
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  '{"email":"\\ud800","password":"\\u0000","name":"\\uffff"}',
  `{"${'k'.repeat(20_000)}":1}`,
  `{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`).join()}}`,
  '\ufeff{"id":"x"}',
  '{"id":\u00a0"x"}',
];

function brokenJson(random: DemoRandom): Body {
  const text = Buffer.from(random.pick(TEXTS));
  return { type: JSON_TYPE, body: random.chance(0.2) ? garbled(random, text) : text };
}

/** Inserts bytes that are invalid in UTF-8. */
function garbled(random: DemoRandom, text: Buffer): Buffer {
  const place = random.between(0, text.length);
  const bytes = Buffer.from(
    random.pick([[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0x00], [0xf8, 0x88], [0xef, 0xbb, 0xbf]]),
  );
  return Buffer.concat([text.subarray(0, place), bytes, text.subarray(place)]);
}

const QUERIES: readonly unknown[] = [
  '{',
  '{ __typename',
  'query { a(b: "',
  'query { a(b: """',
  '{ __typename }}',
  '\ufeff{ __typename }',
  '{ __typename \0 }',
  '\ud800',
  '#',
  '',
  null,
  1,
  ['{ __typename }'],
  { query: '{ __typename }' },
  `{ ${Array.from({ length: 3000 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  '{ a '.repeat(3000) + '}'.repeat(3000),
  `query { __typename ${'@skip(if: false) '.repeat(1000)} }`,
  'query A { __typename } query A { __typename }',
  'query A { ...B } fragment B on Query { ...B }',
  `query(${Array.from({ length: 1000 }, (_, index) => `$v${index}: Int`).join()}) { __typename }`,
  'subscription { a }',
  'mutation { __typename }',
  'query A($id: ID!) { salon(id: $id) { id } }',
  'query A($input: ListInput!) { salons(input: $input) { data { id } } }',
  '{ __schema { types { name } } }',
  `{ salon(id: ${'9'.repeat(3000)}) { id } }`,
  '{ salon(id: "\\uD800") { id } }',
];
const VARIABLES: readonly unknown[] = [
  undefined,
  null,
  [],
  'text',
  1,
  {},
  { id: null },
  { id: {} },
  { id: [[]] },
  { id: 1e308 },
  { input: 'x' },
  { input: { take: 1e20, skip: -1 } },
  { id: '\u0000' },
  { id: 'x'.repeat(20_000) },
  { __proto__x: 1, toString: 1 },
];
const NAMES: readonly unknown[] = [
  undefined,
  null,
  '',
  'A',
  'nobody',
  1,
  [],
  {},
  '\u0000',
  'x'.repeat(20_000),
  '__proto__',
];

function brokenGraph(random: DemoRandom): Body {
  if (random.chance(0.25)) return brokenJson(random);
  const one = () => ({
    query: random.pick(QUERIES),
    variables: random.pick(VARIABLES),
    operationName: random.pick(NAMES),
    ...(random.chance(0.2) && {
      extensions: random.pick([
        1,
        [],
        { persistedQuery: 1 },
        { persistedQuery: { version: 'x', sha256Hash: {} } },
      ]),
    }),
  });
  const batch = () => Array.from({ length: random.between(0, 5) }, one);
  const text = Buffer.from(JSON.stringify(random.chance(0.1) ? batch() : one()));
  return { type: JSON_TYPE, body: random.chance(0.1) ? garbled(random, text) : text };
}

const DISPOSITION = 'Content-Disposition: form-data; name=';
const PARTS: readonly string[] = [
  'a\0\r\n\r\n',
  `${DISPOSITION}"fi\0le"; filename="a"\r\n\r\nx\r\n`,
  `${DISPOSITION}"file"; filename="a\0.pdf"\r\n\r\nx\r\n`,
  `${DISPOSITION}"file"; filename*=utf-8''%ff%00\r\n\r\nx\r\n`,
  `${DISPOSITION}"file"; filename="${'x'.repeat(5000)}"\r\n\r\nx\r\n`,
  `${DISPOSITION}"file"; filename="../../a.pdf"\r\nContent-Type: \xff\r\n\r\n%PDF-1.7\r\n`,
  `${DISPOSITION}"file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\r\n`,
  `${DISPOSITION}"folderName"\r\n\r\nprofile-docs\r\n`,
  `${DISPOSITION}"folderName"\r\n\r\n${'x'.repeat(5000)}\r\n`,
  `${DISPOSITION}"__proto__"\r\n\r\nx\r\n`,
  `${DISPOSITION}\r\n\r\nx\r\n`,
  'X-Header: x\r\n'.repeat(5000),
  `X-Long: ${'x'.repeat(90_000)}\r\n\r\n`,
  '\r\n\r\n',
  '',
  'no header at all',
  '\n\n',
  ': \r\n\r\n',
];

function brokenForm(random: DemoRandom): Body {
  const boundary = random.pick(['x', 'y'.repeat(70), 'z'.repeat(71), 'edge', '"', ' ', '--', "'()+_,-./:=?"]);
  const parts = Array.from({ length: random.between(0, 4) }, () => `--${boundary}\r\n${random.pick(PARTS)}`);
  const body = Buffer.from(
    `${parts.join('')}${random.pick([`--${boundary}--\r\n`, `--${boundary}`, '', '--'])}`,
    'latin1',
  );
  const whole = random.chance(0.8) ? body : body.subarray(0, random.between(0, body.length));
  const type = random.chance(0.9)
    ? `multipart/form-data; boundary=${random.chance(0.5) ? `"${boundary}"` : boundary}`
    : random.pick(TYPES);
  return { type, body: whole };
}

const FIELDS = [
  'a=%',
  '%=%',
  'a[b]=1&a=2',
  '__proto__[x]=1',
  'email=%ff&password=%00',
  'a=1&'.repeat(3000),
  `${'[a]'.repeat(2000)}=1`,
  '&&&===',
];
const brokenFields = (random: DemoRandom): Body => ({
  type: 'application/x-www-form-urlencoded',
  body: garbled(random, Buffer.from(random.pick(FIELDS))),
});

const KINDS = [brokenJson, brokenJson, brokenJson, brokenGraph, brokenForm, brokenFields];
