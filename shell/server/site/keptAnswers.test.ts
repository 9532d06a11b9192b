import type { Keeping, SiteAnswer } from '@athenaeum/shell-contract/site';
import { keepAnswers } from './keptAnswers';

const MINUTE_MS = 60_000;

let time = 0;
let made = 0;
let kept: ReturnType<typeof keepAnswers>;
beforeEach(() => {
  time = 0;
  made = 0;
  kept = keepAnswers(() => time);
});

const file = (keep?: Keeping) => (): Promise<SiteAnswer> =>
  Promise.resolve({ kind: 'file', status: 200, type: 'text/plain', body: String(++made), keep });
const FRESH = { fresh: 60, stale: 600 };

it('is rendered once while it is fresh, and again once it is stale', async () => {
  const first = await kept('/a', file(FRESH));
  time = MINUTE_MS - 1;
  expect(await kept('/a', file(FRESH))).toBe(first);

  time = MINUTE_MS;
  expect(await kept('/a', file(FRESH))).toMatchObject({ body: '2' });
});

it('is made once for all who ask at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => kept('/a', file(FRESH))));

  expect(new Set(answers).size).toBe(1);
});

it('is one of each address', async () => {
  await kept('/a', file(FRESH));

  expect(await kept('/b', file(FRESH))).toMatchObject({ body: '2' });
});

it.each<[string, () => Promise<SiteAnswer>]>([
  ['is for nobody to keep', file()],
  ['leads elsewhere', () => Promise.resolve({ kind: 'move', to: `/${++made}` })],
  [
    'failed',
    () => {
      made++;
      return Promise.reject(new Error('no'));
    },
  ],
])('is rendered each time when it %s', async (_what, make) => {
  await kept('/a', make).catch(() => undefined);
  await kept('/a', make).catch(() => undefined);

  expect(made).toBe(2);
});

it('evicts the oldest beyond its maximum', async () => {
  for (let n = 0; n <= 200; n++) await kept(`/${n}`, file(FRESH));

  await kept('/200', file(FRESH));
  expect(made).toBe(201);
  await kept('/0', file(FRESH));
  expect(made).toBe(202);
});
