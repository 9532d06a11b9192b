import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';
import { ActiveMark } from './activeMark.model';
import { AnalyticsDay } from './analyticsDay.model';
import { countActive } from './countActive';
import { countEvents, MAX_VALUES, OVERFLOW_VALUE } from './countEvents';
import { searchText } from './searchText';

const PATH = '/api/analytics';
const VIEW = { name: 'page_view', page: '/salons/:slug' };

const world = openForFile(() => createTestGateway({ env: { LIMIT_ANALYTICS: '40' } }));
beforeEach(async () => {
  await AnalyticsDay.deleteMany({});
  await ActiveMark.deleteMany({});
});

const counted = async () =>
  (await AnalyticsDay.find().sort({ name: 1, role: 1 }).lean()).map(({ name, value, role, count }) => ({
    name,
    value,
    role,
    count,
  }));

describe('nothing is counted', () => {
  it.each([
    ['of no kind', { name: 'keystroke' }],
    ['with somebody’s id', { ...VIEW, user_id: 'amara' }],
    [
      'of an address with an id',
      { ...VIEW, page: '/community/members/0b5c1c1e-5d0f-4c0e-9f53-1f6f7a3f2a11' },
    ],
    ['of an address with a question', { ...VIEW, page: '/?query_search=amara' }],
    ['of another site', { ...VIEW, page: 'https://evil.example/' }],
    ['with a text without end', { name: 'user_search', text: 'x'.repeat(201) }],
    ['with an operator', { name: 'user_search', text: { $gt: '' } }],
  ])('%s', async (_what, event) => {
    const { status } = await world.browser().post(PATH, { events: [event] });

    expect(status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['nothing', { events: [] }],
    ['far too much', { events: Array(51).fill(VIEW) }],
    ['no list', VIEW],
  ])('when there is %s', async (_what, body) => {
    expect((await world.browser().post(PATH, body)).status).toBe(400);
  });

  it('when it is too large, or comes from another site', async () => {
    const large = { events: [{ name: 'user_search', text: 'x'.repeat(30_000) }] };

    expect((await world.browser().post(PATH, large)).status).toBe(413);
    const elsewhere = { origin: 'https://evil.example' };
    expect((await world.browser().post(PATH, { events: [VIEW] }, elsewhere)).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it.each(['dnt', 'sec-gpc'])('of whom says %s', async (name) => {
    expect((await world.browser().post(PATH, { events: [VIEW] }, { [name]: '1' })).status).toBe(204);
    expect(await counted()).toEqual([]);
  });
});

it('counts by day and role, and keeps nothing that leads to a person', async () => {
  const amara = await world.signedIn();
  const events = [VIEW, VIEW, { name: 'transcript_expand' }, { name: 'user_search', text: '  Board  SEAT ' }];

  await Promise.all([1, 2, 3].map(() => amara.post(PATH, { events })));
  await world.browser().post(PATH, { events: [VIEW, { name: 'pathway_pdf_click' }] });

  expect(await counted()).toEqual([
    { name: 'active_member', value: 'day', role: 'member', count: 1 },
    { name: 'active_member', value: 'week', role: 'member', count: 1 },
    { name: 'page_view', value: '/salons/:slug', role: 'member', count: 6 },
    { name: 'page_view', value: '/salons/:slug', role: 'visitor', count: 1 },
    { name: 'pathway_pdf_click', value: '', role: 'visitor', count: 1 },
    { name: 'transcript_expand', value: '', role: 'member', count: 3 },
    { name: 'user_search', value: 'board seat', role: 'member', count: 3 },
  ]);
  const kept = await AnalyticsDay.find().lean();
  expect(Object.keys(kept[0]!).sort()).toEqual([
    '_id',
    'count',
    'day',
    'expires_at',
    'name',
    'role',
    'value',
  ]);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${AMARA.id}|${AMARA.email}|127\\.0\\.0\\.1`, 'i'));
});

describe('an active member', () => {
  // To come: the database removes marks of weeks that are over, at any moment of a test.
  const MONDAY = Date.parse('2098-11-03T00:00Z');
  const HOUR = 3_600_000;
  const here = (userId: string, at: number) => countActive({ userId, role: 'member', key: 'k' }, at);
  const days = async (value: string) =>
    (await AnalyticsDay.find({ value }).sort({ day: 1 }).lean()).map(({ day, count }) => [day, count]);

  it('counts once in a day and once in a week, from Monday', async () => {
    await here('amara', MONDAY - 1);
    await Promise.all([here('amara', MONDAY), here('amara', MONDAY), here('leila', MONDAY)]);
    await here('amara', MONDAY + 23 * HOUR);
    await here('amara', MONDAY + 24 * HOUR);
    await here('amara', MONDAY + 7 * 24 * HOUR - 1);

    expect(await days('day')).toEqual([
      ['2098-11-02', 1],
      ['2098-11-03', 2],
      ['2098-11-04', 1],
      ['2098-11-09', 1],
    ]);
    expect(await days('week')).toEqual([
      ['2098-10-27', 1],
      ['2098-11-03', 2],
    ]);
  });

  it('cannot be identified by what is stored, and is stored only until the end of the week', async () => {
    await here('amara', MONDAY);
    await countActive({ userId: 'amara', role: 'member', key: 'another' }, MONDAY);

    const marks = await ActiveMark.find().sort({ expires_at: 1 }).lean();
    expect(new Set(marks.map(({ _id }) => _id)).size).toBe(4);
    expect(JSON.stringify(marks)).not.toContain('amara');
    expect(marks.at(-1)!.expires_at).toEqual(new Date(MONDAY + 7 * 24 * HOUR));
  });
});

it.each([
  ['amara@example.test', null],
  ['mail me: Amara at example dot test', null],
  ['+1 (415) 555-0100', null],
  ['４１５５５５０１００', null],
  ['https://example.test/x', null],
  ['   ', null],
  ['Board\u0000 seat\u202e', 'board seat'],
  ['ipo 2026', 'ipo 2026'],
  ['x'.repeat(150), 'x'.repeat(100)],
])('of %j it keeps %j', (given, kept) => {
  expect(searchText(given)).toBe(kept);
});

it('limits the number of distinct values a day', async () => {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  await AnalyticsDay.insertMany(
    Array.from({ length: MAX_VALUES }, (_, n) => ({
      _id: `known-${n}`,
      day,
      name: 'user_search',
      value: `made up ${n}`,
      role: 'visitor',
      count: 1,
      expires_at: new Date(now + 1000),
    })),
  );

  await countEvents(
    [{ name: 'user_search', text: 'one more' }, { name: 'transcript_expand' }],
    'visitor',
    now,
  );
  await countEvents([{ name: 'user_search', text: 'and another' }], 'visitor', now);

  expect(await AnalyticsDay.findOne({ value: OVERFLOW_VALUE }).lean()).toMatchObject({ count: 2 });
  expect(await AnalyticsDay.countDocuments({ value: /one more|and another/ })).toBe(0);
  expect(await AnalyticsDay.countDocuments({ name: 'transcript_expand' })).toBe(1);
});

it('has a rate limit', async () => {
  const statuses = [];
  for (let n = 0; n <= 40; n++) statuses.push((await world.browser().post(PATH, { events: [VIEW] })).status);

  expect(statuses.at(-1)).toBe(429);
});
