import { randomUUID } from 'node:crypto';
import { percentile, readFigures } from './healthFigures';
import { noteTab, SPANS } from './healthTabs';
import { openRegistry, type Registry } from './registry';

let registry: Registry;
beforeEach(async () => {
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, {
    dbName: `test_${randomUUID().slice(0, 12)}`,
  });
});
afterEach(() => registry.close());

const note = (tab: string, told: { ms: number } | { code: string }, version = 'v001', at = 1000) =>
  noteTab(registry.connection, { tab, remote: 'mfe-one', version, network: tab, member: null, told }, at);

it('counts each tab once by version, with its last failure code', async () => {
  await note('a', { ms: 120 });
  await note('a', { ms: 120 });
  await note('b', { ms: 180 });
  await note('b', { code: 'crash' });
  await note('c', { code: 'mount' });
  await note('d', { ms: 4000 }, 'v002');
  await note('e', { ms: 90 }, 'v001', 10);

  const [first, second] = await readFigures(registry.connection, 500);

  expect(first).toMatchObject({
    version: 'v001',
    loads: 2,
    failures: 2,
    share: 2 / 3,
    codes: { crash: 1, mount: 1 },
  });
  expect(second).toMatchObject({ version: 'v002', loads: 1, failures: 0, codes: {} });
  expect(second!.p95).toBeGreaterThan(3000);
});

it('counts two concurrent reports of one tab as one tab', async () => {
  await Promise.all(Array.from({ length: 8 }, () => note('a', { ms: 120 })));

  expect(await readFigures(registry.connection, 0)).toMatchObject([{ loads: 1 }]);
});

it.each([
  [[0, 0, 0, 0], 0.5, null],
  // 100 to 150 ms, of which the tenth of ten is the last.
  [[0, 0, 10, 0], 1, 150],
  [[0, 0, 10, 0], 0.5, 125],
  [[9, 0, 1, 0], 0.5, 28],
])('places the times of %j at %d', (spans, part, expected) => {
  expect(percentile(spans, part)).toBe(expected);
});

it('reports times beyond the last span as its end', () => {
  const spans = new Array<number>(SPANS.length + 1).fill(0);
  spans[SPANS.length] = 1;

  expect(percentile(spans, 0.5)).toBe(SPANS.at(-1));
});
