import { followDocuments, type TrustedDocuments } from './trustedDocuments';

const log = { info: jest.fn(), warn: jest.fn() };
const NEVER = 1_000_000;

let published: Set<string>;
let documents: TrustedDocuments;
let looks: number;
let isUnavailable: boolean;
beforeEach(async () => {
  published = new Set(['a']);
  looks = 0;
  isUnavailable = false;
  jest.clearAllMocks();
  documents = await follow({ every: NEVER, gap: 0 });
});
afterEach(() => documents.close());

const follow = (timing: { every: number; gap: number; timeoutMs?: number }) =>
  followDocuments({ read, log, ...timing });
async function read() {
  looks++;
  if (isUnavailable) throw new Error('The registry is away');
  return new Set(published);
}

it('knows published documents without reading the registry again', async () => {
  expect(documents.has('a')).toBe(true);
  expect(await documents.judge('a')).toBe('trusted');
  expect(looks).toBe(1);
});

it('reads the registry again before it refuses', async () => {
  published.add('b');

  expect(documents.has('b')).toBe(false);
  expect(await documents.judge('b')).toBe('trusted');
  expect(await documents.judge('c')).toBe('unknown');
});

it('coalesces simultaneous reads into one', async () => {
  published.add('b');

  const judgements = await Promise.all(
    Array.from({ length: 500 }, (_, n) => documents.judge(n % 2 ? 'b' : `${n}`)),
  );

  expect(judgements.filter((one) => one === 'trusted')).toHaveLength(250);
  expect(looks).toBe(2);
});

it('never answers from a read that began before the request', async () => {
  const first = documents.judge('b');
  await Promise.resolve();
  published.add('b');

  expect(await documents.judge('b')).toBe('trusted');
  await first;
});

it('refuses nothing while the registry cannot be read, and keeps its last state', async () => {
  isUnavailable = true;

  expect(await documents.judge('b')).toBe('unavailable');
  expect(await documents.judge('c')).toBe('unavailable');
  expect(documents.has('a')).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);

  isUnavailable = false;
  expect(await documents.judge('c')).toBe('unknown');
});

it('notifies of each new state, and only of a new one', async () => {
  const heard = jest.fn();
  documents.onChange(heard);

  await documents.judge('c');
  expect(heard).not.toHaveBeenCalled();

  published.add('b');
  await documents.judge('b');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([...documents.all()]).toEqual(['a', 'b']);
});

it('polls for what was published and for what is no longer trusted', async () => {
  await documents.close();
  documents = await follow({ every: 20, gap: 0 });

  published = new Set(['b']);
  while (!documents.has('b')) await new Promise((resolve) => setTimeout(resolve, 10));

  expect(documents.has('a')).toBe(false);
});

it('times out on a registry that does not answer', async () => {
  await documents.close();
  documents = await followDocuments({
    read: () => new Promise(() => undefined),
    log,
    every: NEVER,
    timeoutMs: 20,
  });

  expect(await documents.judge('a')).toBe('unavailable');
});
