import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCoach } from '../../testing/factories';

const world = openForFile(() => createTestWorld(subgraph));

const member = viewerOf('member-1');
const strangers = [
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a prospect', viewerOf('prospect-1', 'prospect'), 'FORBIDDEN'],
] as const;

interface CoachAnswer {
  coach: { ok: boolean; code: string | null; data: Record<string, unknown> | null };
}
interface CoachesAnswer {
  coaches: { ok: boolean; code: string | null; count: number | null; data: { name: string }[] | null };
}
const COACH = 'query ($input: CoachInput!) { coach(input: $input) { ok code data { id name } } }';
const COACHES = 'query ($input: CoachesInput) { coaches(input: $input) { ok code count data { name } } }';
const ENTITY =
  'query ($id: ID!) { _entities(representations: [{ __typename: "Coach", id: $id }]) { ... on Coach { name schedule_link } } }';

describe.each(strangers)('%s', (_who, viewer, code) => {
  it('gets no coach by page, list or reference', async () => {
    const { _id, slug } = await aCoach({ schedule_link: 'https://example.com/private' });

    const one = await world.run<CoachAnswer>(viewer, COACH, { input: { slug } });
    const list = await world.run<CoachesAnswer>(viewer, COACHES);
    const reference = await world.run(viewer, ENTITY, { id: _id });

    expect(one.coach).toEqual({ ok: false, code, data: null });
    expect(list.coaches).toEqual({ ok: false, code, count: null, data: null });
    expect(reference).toEqual({ _entities: [null] });
  });
});

it('finds the coach of an introduction video or its captions, for members alone', async () => {
  const INTRODUCTION = 'query ($key: String!) { introduction(key: $key) { ok code data { id } } }';
  const { _id } = await aCoach({ filename: 'recordings/hello.mp4', captions: 'recordings/hello.vtt' });
  const ask = async (viewer: typeof member, key: string) =>
    (await world.run<{ introduction: object }>(viewer, INTRODUCTION, { key })).introduction;

  for (const key of ['recordings/hello.mp4', 'recordings/hello.vtt'])
    expect(await ask(member, key)).toMatchObject({ ok: true, data: { id: _id } });
  for (const key of ['recordings/other.mp4', ''])
    expect(await ask(member, key)).toMatchObject({ code: 'NOT_FOUND', data: null });
  expect(await ask(visitor, 'recordings/hello.mp4')).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
});

it('shows the captions of an introduction, and what is said in it', async () => {
  const INTRODUCED =
    'query ($input: CoachInput!) { coach(input: $input) { data { captions transcript { start end text } } } }';
  const cues = [{ start: 0, end: 6, text: 'I am Maya.' }];
  const introduced = await aCoach({ captions: 'recordings/hello.vtt', transcript: cues });
  const silent = await aCoach();
  const ask = async (slug: string) =>
    (await world.run<CoachAnswer>(member, INTRODUCED, { input: { slug } })).coach.data;

  expect(await ask(introduced.slug)).toEqual({ captions: 'recordings/hello.vtt', transcript: cues });
  expect(await ask(silent.slug)).toEqual({ captions: null, transcript: [] });
});

it('answers an unknown slug with NOT_FOUND', async () => {
  const { coach } = await world.run<CoachAnswer>(member, COACH, { input: { slug: 'nobody' } });

  expect(coach).toEqual({ ok: false, code: 'NOT_FOUND', data: null });
});

it.each([[{}], [{ id: 'one', slug: 'other' }], [{ slug: ' ' }]])('refuses %j as a lookup', async (input) => {
  const { coach } = await world.run<CoachAnswer>(member, COACH, { input });

  expect(coach).toMatchObject({ ok: false, code: 'INVALID' });
});

it('takes the text of a filter literally', async () => {
  await aCoach({ name: 'Literal (A+)' });

  const found = await world.run<CoachesAnswer>(member, COACHES, { input: { name: { contains: '(a+)' } } });
  const none = await world.run<CoachesAnswer>(member, COACHES, { input: { name: { contains: '.*' } } });

  expect(found.coaches.data).toEqual([{ name: 'Literal (A+)' }]);
  expect(none.coaches.count).toBe(0);
});

it('refuses more rows than a request may ask for', async () => {
  const { coaches } = await world.run<CoachesAnswer>(member, COACHES, { input: { take: 101 } });

  expect(coaches).toMatchObject({ ok: false, code: 'INVALID' });
});

describe('a search among the coaches', () => {
  const found = async (search: string) =>
    (await world.run<CoachesAnswer>(member, COACHES, { input: { search } })).coaches;

  it.each([
    ['one letter', ' a '],
    ['101 letters', 'a'.repeat(101)],
    ['ten thousand letters', 'lead '.repeat(2000)],
  ])('is refused with %s', async (_what, search) => {
    expect(await found(search)).toMatchObject({ ok: false, code: 'INVALID', data: null });
  });

  it('finds words and prefixes in the coach’s texts, all of them', async () => {
    await aCoach({
      name: 'Odalys Pryce',
      short_bio: 'Calm in negotiations.',
      can_help_with: ['First ninety days'],
    });

    for (const words of ['odalys', 'Pryce odal', 'ninety calm', 'negot'])
      expect((await found(words)).data).toEqual([{ name: 'Odalys Pryce' }]);
    for (const words of ['odalys nowhere', 'dalys', '.*', 'ninety|calm'])
      expect((await found(words)).count).toBe(0);
  });
});

it('shows a member a coach by id or slug, and by reference', async () => {
  const { _id, slug, name } = await aCoach({ name: 'Maya Example' });

  const byId = await world.run<CoachAnswer>(member, COACH, { input: { id: _id } });
  const bySlug = await world.run<CoachAnswer>(member, COACH, { input: { slug } });
  const reference = await world.run(member, ENTITY, { id: _id });

  expect(byId.coach.data).toEqual({ id: _id, name });
  expect(bySlug.coach.data).toEqual({ id: _id, name });
  expect(reference).toEqual({ _entities: [{ name, schedule_link: null }] });
});

it('lists the coaches of a goal or a category by name, and counts them before paging', async () => {
  await aCoach({ name: 'Zora', tag_ids: ['goal-1'], category_ids: ['category-1'] });
  await aCoach({ name: 'Ada', tag_ids: ['goal-1', 'goal-2'] });

  const ofGoal = await world.run<CoachesAnswer>(member, COACHES, {
    input: { tag_id: { equals: 'goal-1' }, take: 1 },
  });
  const ofCategory = await world.run<CoachesAnswer>(member, COACHES, {
    input: { category_id: { in: ['category-1'] } },
  });

  expect(ofGoal.coaches).toMatchObject({ ok: true, count: 2, data: [{ name: 'Ada' }] });
  expect(ofCategory.coaches.data).toEqual([{ name: 'Zora' }]);
});

it('refers to goals and categories of another subgraph', async () => {
  const { slug } = await aCoach({ tag_ids: ['goal-9'], category_ids: ['category-9'] });

  const { coach } = await world.run<CoachAnswer>(
    member,
    'query ($input: CoachInput!) { coach(input: $input) { data { coach_relations { tag { __typename id } category { __typename id } } } } }',
    { input: { slug } },
  );

  expect(coach.data).toEqual({
    coach_relations: [
      { category: { __typename: 'Category', id: 'category-9' }, tag: null },
      { category: null, tag: { __typename: 'Tag', id: 'goal-9' } },
    ],
  });
});

it('takes as many reads for a full grid as for a short one', async () => {
  for (let index = 0; index < 12; index++)
    await aCoach({ tag_ids: ['grid'], resources: [{ title: 'A link', type: 'LINK', link: '/salons/one' }] });
  const grid = (take: number) =>
    world.countReads(() =>
      world.run(
        member,
        `{ coaches(input: { tag_id: { equals: "grid" }, take: ${take} }) { count data {
          id slug name title avatar short_bio coach_relations { tag { id } } resourcesCollection { items { title } } } } }`,
      ),
    );

  expect(await grid(12)).toBe(1);
  expect(await grid(1)).toBe(1);
});
