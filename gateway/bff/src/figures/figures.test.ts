import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { AnalyticsDay } from '../analytics/analyticsDay.model';
import { CSV_FIGURES } from './csvFigures';

jest.setTimeout(120_000);

const NAMES = Object.keys(CSV_FIGURES);
const PERIOD = 'from=2025-12-01&to=2025-12-31';

const world = openForFile(() => createDemoGateway());

let counted = 0;
const count = (name: string, value: string, day: string, count: number) =>
  AnalyticsDay.create({
    ...{ _id: `counted-${++counted}`, role: 'member', expires_at: new Date(Date.now() + 1e9) },
    ...{ name, value, day, count },
  });

it.each(['member', 'coach', 'support', 'editor'] as const)(
  'are not for a %s, in any form',
  async (account) => {
    const browser = await world.signedInAs(DEMO_ACCOUNTS[account]);

    expect((await browser.get(`/api/figures/use?${PERIOD}`)).status).toBe(403);
    for (const name of NAMES)
      expect((await browser.get(`/api/figures/${name}.csv?${PERIOD}`)).status).toBe(403);
  },
);

it('reject visitors, have known names, and require a period', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);

  expect((await world.browser().get(`/api/figures/use?${PERIOD}`)).status).toBe(401);
  expect((await world.browser().get(`/api/figures/rsvps.csv?${PERIOD}`)).status).toBe(401);
  expect((await admin.get(`/api/figures/constructor.csv?${PERIOD}`)).status).toBe(404);
  expect((await admin.get('/api/figures/rsvps.csv')).status).toBe(400);
  expect((await admin.get('/api/figures/use?from=2025-12-31&to=2025-12-01')).status).toBe(400);
});

it.each(NAMES)('%s is a file whose lines are as long as its head', async (name) => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);

  const file = await admin.get(`/api/figures/${name}.csv?from=${from}&to=${to}`);

  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain(`${name}.csv`);
  const [head, ...lines] = file.text.trimEnd().split('\r\n');
  expect(head).toBe(CSV_FIGURES[name]!.columns.map((column) => `"${column}"`).join(','));
  for (const line of lines) expect(line.split('","')).toHaveLength(CSV_FIGURES[name]!.columns.length);
});

it('tells words that several searches had in common, and makes what could be a formula inert', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  await count('search_without_results', '=hyperlink("x")', '2025-12-01', 2);
  await count('search_without_results', '=hyperlink("x")', '2025-12-31', 2);
  await count('search_without_results', 'amara osei divorce', '2025-12-05', 2);
  await count('search_without_results', '', '2025-12-05', 9);
  await count('search_without_results', 'later', '2026-01-01', 9);
  await count('active_member', 'day', '2025-12-05', 7);
  await count('active_member', 'week', '2025-12-01', 11);

  const { json } = await admin.get(`/api/figures/use?${PERIOD}`);
  const { text } = await admin.get(`/api/figures/searches.csv?${PERIOD}`);

  expect(json.data).toEqual({
    active: {
      days: [{ day: '2025-12-05', members: 7 }],
      weeks: [{ day: '2025-12-01', members: 11 }],
    },
    searches: [{ words: '=hyperlink("x")', searches: 4 }],
    searches_without_results: 15,
  });
  expect(text).toBe('"Searched for","Searches without results"\r\n' + `"'=hyperlink(""x"")","4"\r\n`);
});
