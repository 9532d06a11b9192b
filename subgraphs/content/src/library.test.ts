import { HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from './index';
import { seedContent } from './seed';

const member = viewerOf('member-1');

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await seedContent(Date.now());
}, 60_000);

/** The one root field of an answer. */
const ask = async <T>(viewer: Viewer, query: string): Promise<T> =>
  Object.values(await world.run<Record<string, T>>(viewer, query))[0]!;

interface List<Row> extends ResultOf<Row[] | null> {
  count: number | null;
}
type Titled = { title: string; slug: string };

describe('what only members see', () => {
  it.each([
    'pathways { code }',
    'resources(input: { salon_id: "any" }) { code }',
    'season(input: { pathway_slug: "path-to-the-boardroom", season: 1 }) { code }',
  ])('refuses a visitor and a prospect %s', async (field) => {
    expect(await ask(visitor, `{ ${field} }`)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await ask(viewerOf('p', 'prospect'), `{ ${field} }`)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it.each([
  ['category', 'category'],
  ['tag', 'goal'],
  ['collection', 'collection'],
  ['speaker', 'speaker'],
  ['pathway', 'pathway'],
])('reports an unknown %s', async (field, word) => {
  expect(await ask(member, `{ ${field}(input: { slug: "nothing" }) { ok code message } }`)).toEqual({
    ok: false,
    code: 'NOT_FOUND',
    message: `We could not find that ${word}.`,
  });
  expect(await ask(member, `{ ${field}(input: {}) { code } }`)).toEqual({ code: 'INVALID' });
});

it.each([0, 4, -1, 1001])('reports that there is no season %d', async (season) => {
  const answer = await ask<{ ok: boolean; code: string; data: null }>(
    member,
    `{ season(input: { pathway_slug: "path-to-the-boardroom", season: ${season} }) { ok code data { title } } }`,
  );

  expect(answer).toMatchObject({ ok: false, data: null });
  expect(['NOT_FOUND', 'INVALID']).toContain(answer.code);
});

it('lists the featured categories by title, with how many salons each has', async () => {
  const { data } = await ask<List<Titled & { salon_count: number }>>(
    member,
    `{ categories(input: { is_featured: { equals: true }, orderBy: { title: asc } }) { data { title slug salon_count } } }`,
  );

  expect(data?.map(({ title }) => title)).toEqual([
    'Build',
    'Fund',
    'Govern',
    'Operate',
    'Society',
    'The CEO',
    'Your Brand',
  ]);
  expect(data?.every(({ salon_count }) => salon_count > 8)).toBe(true);
});

it('finds the goals of a member by their slugs, with their salons newest first', async () => {
  const { data } = await ask<List<Titled & { salon_relations: { salon: { date: number } }[] }>>(
    member,
    `{ tags(input: { slug: { in: ["build-a-public-voice", "become-a-chief-executive"] } }) {
      data { slug title salon_relations(take: 5) { salon { date } } } } }`,
  );

  expect(data?.map(({ slug }) => slug)).toEqual(['become-a-chief-executive', 'build-a-public-voice']);
  for (const { salon_relations } of data ?? []) {
    const dates = salon_relations.map(({ salon }) => salon.date);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates).toHaveLength(5);
  }
});

it('leaves out the unlisted collection on request', async () => {
  const { count, data } = await ask<List<Titled>>(
    member,
    `{ collections(input: { slug: { notIn: ["${HIDDEN_COLLECTION}"] }, type: { equals: "COLLECTION" },
      orderBy: { title: asc }, take: 20 }) { count data { slug title } } }`,
  );

  expect(count).toBe(20);
  expect(data?.map(({ slug }) => slug)).not.toContain(HIDDEN_COLLECTION);
  expect(data?.[0]?.title).toBe('A Seat of Your Own');
});

it('names the leaders of a peer group', async () => {
  const { data } = await ask<{ data: { leaders: { name: string }[]; salon_relations: object[] } }>(
    visitor,
    `{ collection(input: { slug: "first-time-directors" }) { data { leaders { name thumbnail } salon_relations { salon { slug } } } } }`,
  );

  expect(data.leaders.map(({ name }) => name)).toEqual(['Ngozi Eze', 'Marisol Vega']);
  expect(data.salon_relations).toEqual([{ salon: { slug: 'first-time-directors-circle' } }]);
});

it('shows featured hosts with their role in each salon', async () => {
  const { data } = await ask<List<{ name: string; salon_relations: { type: string }[] }>>(
    visitor,
    `{ speakers(input: { is_featured: { equals: true }, take: 9 }) { data { name title salon_relations { type salon { slug } } } } }`,
  );

  expect(data).toHaveLength(9);
  expect(
    data?.flatMap(({ salon_relations }) => salon_relations).every(({ type }) => /^(?:HOST|SME)$/u.test(type)),
  ).toBe(true);
});

it('lists a pathway’s seasons, the last one with upcoming salons', async () => {
  const { data } = await ask<{
    data: {
      seasons: { number: number; season_relations: { salon: { phase: string } }[] }[];
      tips: object[];
      resources: object[];
    };
  }>(
    member,
    `{ pathway(input: { slug: "path-to-the-boardroom" }) { data { tips { title } resources { link }
      seasons { number title season_relations { salon { slug phase } } } } } }`,
  );

  expect(data.seasons.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(data.seasons.map(({ season_relations }) => season_relations.length)).toEqual([8, 8, 8]);
  expect(data.seasons[2]?.season_relations.some(({ salon }) => salon.phase === 'UPCOMING')).toBe(true);
  expect(data.tips.length * data.resources.length).toBeGreaterThan(0);
});

it('counts seasons from one', async () => {
  const season = (number: number) =>
    ask<{ ok: boolean; data: { title: string; pathway: { title: string } } | null }>(
      member,
      `{ season(input: { pathway_slug: "path-to-the-boardroom", season: ${number} }) { ok data { title pathway { title } } } }`,
    );

  expect((await season(1)).data).toEqual({ title: 'Deciding', pathway: { title: 'Path to the Boardroom' } });
  expect((await season(0)).ok).toBe(false);
  expect((await season(4)).ok).toBe(false);
});

it('has a banner for each type of event, in the order of the tabs', async () => {
  const { data } = await ask<List<{ event_type: string }>>(
    visitor,
    `{ eventTypes { data { event_type title url } } }`,
  );

  expect(data?.map(({ event_type }) => event_type)).toEqual([
    'SALON',
    'PEER_GROUP',
    'MEETUP',
    'GATHERING',
    'ORIENTATION',
    'PARTNER_EVENT',
    'WORKSHOP',
    'SUMMIT',
  ]);
});

it('presents the hosts in groups to everybody, each with its leaders', async () => {
  const { data } = await ask<List<{ title: string; leaders: { name: string }[] }>>(
    visitor,
    `{ hostGroups { data { key title leaders { name thumbnail } } } }`,
  );

  expect(data?.[0]?.title).toBe('In the boardroom');
  expect(data?.map(({ leaders }) => leaders.length)).toEqual([4, 3, 4, 3]);
});

it('shows resources of a salon to members', async () => {
  const beside = `{ salon(input: { slug: "boardroom-ready" }) { data { resources { title link } } } }`;

  expect(await ask(visitor, beside)).toEqual({ data: { resources: null } });
  const { data } = await ask<{ data: { resources: { title: string }[] } }>(member, beside);
  expect(data.resources.map(({ title }) => title)).toEqual([
    'G20/OECD Principles of Corporate Governance',
    'The UK Corporate Governance Code',
    'Questions before you join a board',
  ]);
});

it.each([
  ['categories', 'salon_relations { salon { slug } } salon_count'],
  ['tags', 'salon_relations { salon { slug } } salon_count'],
  ['speakers', 'salon_relations { salon { slug } }'],
  ['collections', 'leaders { name } salon_relations { salon { slug } } salon_count'],
  ['pathways', 'seasons { season_relations { salon { slug } } } resources { title } reviews { rating }'],
])('takes as many reads for a full page of %s as for two', async (field, selection) => {
  const page = (take: number) =>
    world.run(
      member,
      `{ ${field}(input: { take: ${take} }) { count data { title: __typename ${selection} } } }`,
    );

  // A value cached for five seconds stays cached, however slow the machine is.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await page(2);

  expect(await world.countReads(() => page(40))).toBe(await world.countReads(() => page(2)));
  clock.mockRestore();
});
