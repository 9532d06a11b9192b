import { followDocuments, type TrustedDocuments } from './trustedDocuments';

const log = { info: jest.fn(), warn: jest.fn() };
const NEVER = 1_000_000;

let published: Set<string>;
let documents: TrustedDocuments;
let looks: number;
let isAway: boolean;
beforeEach(async () => {
  published = new Set(['a']);
  looks = 0;
  isAway = false;
  jest.clearAllMocks();
  documents = await follow({ every: NEVER, gap: 0 });
});
afterEach(() => documents.close());

const follow = (timing: { every: number; gap: number; patience?: number }) =>
  followDocuments({ read, log, ...timing });
async function read() {
  looks++;
  if (isAway) throw new Error('The registry is away');
  return new Set(published);
}

it('knows what is published without looking', async () => {
  expect(documents.has('a')).toBe(true);
  expect(await documents.judge('a')).toBe('trusted');
  expect(looks).toBe(1);
});

it('looks again before it says no', async () => {
  published.add('b');

  expect(documents.has('b')).toBe(false);
  expect(await documents.judge('b')).toBe('trusted');
  expect(await documents.judge('c')).toBe('unknown');
});

it('looks once for all who ask at the same time', async () => {
  published.add('b');

  const judgements = await Promise.all(
    Array.from({ length: 500 }, (_, n) => documents.judge(n % 2 ? 'b' : `${n}`)),
  );

  expect(judgements.filter((one) => one === 'trusted')).toHaveLength(250);
  expect(looks).toBe(2);
});

it('never answers by a look that began before it was asked', async () => {
  const first = documents.judge('b');
  await Promise.resolve();
  published.add('b');

  expect(await documents.judge('b')).toBe('trusted');
  await first;
});

it('cannot say no while nobody tells it what is published, and keeps what it knew', async () => {
  isAway = true;

  expect(await documents.judge('b')).toBe('untold');
  expect(await documents.judge('c')).toBe('untold');
  expect(documents.has('a')).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);

  isAway = false;
  expect(await documents.judge('c')).toBe('unknown');
});

it('tells of a new state, and only of that', async () => {
  const heard = jest.fn();
  documents.onChange(heard);

  await documents.judge('c');
  expect(heard).not.toHaveBeenCalled();

  published.add('b');
  await documents.judge('b');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([...documents.all()]).toEqual(['a', 'b']);
});

it('sees by itself what was published, and what was not taken along', async () => {
  await documents.close();
  documents = await follow({ every: 20, gap: 0 });

  published = new Set(['b']);
  while (!documents.has('b')) await new Promise((resolve) => setTimeout(resolve, 10));

  expect(documents.has('a')).toBe(false);
});

it('gives up on a registry that does not answer', async () => {
  await documents.close();
  documents = await followDocuments({
    read: () => new Promise(() => undefined),
    log,
    every: NEVER,
    patience: 20,
  });

  expect(await documents.judge('a')).toBe('untold');
});
