import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';

const root = resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, 'infra/observability', file), 'utf8');
const alerts = read('alerts.yaml') + read('objectives.yaml');
const alertTests = read('alerts.test.yaml') + read('objectives.test.yaml');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

const FILES = [
  'alerts.yaml',
  'alerts.test.yaml',
  'objectives.yaml',
  'objectives.test.yaml',
  'dashboard.json',
];

/** The metrics that a PromQL text uses, without the suffixes of histograms. */
const figuresIn = (text: string) =>
  matches(text, /\b([a-z][a-z0-9_]*)\{job=/g).map((name) => name.replace(/_(bucket|count|sum)$/, ''));

it('uses only metrics that a gateway exports, each with its own job', async () => {
  // With all that is optional; a Redis that is away has its figures, too.
  const optional = { GATEWAY_SHADOW: '1', REDIS_URL: 'redis://127.0.0.1:9' };
  const world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'report', ...optional } });
  const { text } = await world.browser().get('/metrics');
  await world.close();
  const told = [...matches(text, /^# TYPE (\S+) /gm), 'up'];

  for (const file of FILES) {
    const asked = figuresIn(read(file).replaceAll('\\"', '"'));
    expect([file, asked.length >= 10]).toEqual([file, true]);
    expect([file, asked.filter((name) => !told.includes(name))]).toEqual([file, []]);
  }
});

it('has a test and a runbook section for every alert', () => {
  const named = matches(alerts, /- alert: (\w+)/g);
  const fired = matches(alertTests, /^ +alertname: (\w+)\n +exp_alerts:/gm);
  expect(named.filter((name) => !fired.includes(name))).toEqual([]);

  const placesIn = (guide: string) =>
    matches(readFileSync(join(root, guide), 'utf8'), /^#+ (.+)$/gm).map(
      (heading) => `${guide}#${heading.toLowerCase().replaceAll(' ', '-')}`,
    );
  const places = ['infra/guides/runbook.md', 'infra/guides/objectives.md'].flatMap(placesIn);
  const leads = matches(alerts, /runbook: (\S+)/g);
  expect(leads).toHaveLength(named.length);
  expect(leads.filter((place) => !places.includes(place))).toEqual([]);
});

it('has no overlapping dashboard panels', () => {
  interface Panel {
    id: number;
    gridPos: { x: number; y: number; w: number; h: number };
  }
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
  );

  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
});
