import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aProgress, aRecording, aSalon, aTag, DAY } from '../../testing/factories';
import type { TagRow } from '../tag/tag.model';

const ASK = `{ recommendations { ok code data { salon { slug } } has_goals } }`;
/** As the gateway asks with the goals from the users domain. */
const WITH_GOALS = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on RecommendationListResult {
  has_goals count data { salon { slug } because { title } } } } }`;

interface Answer {
  has_goals: boolean | null;
  count: number | null;
  data: { salon: { slug: string }; because: { title: string } }[] | null;
}

const world = openForFile(() => createTestWorld(subgraph));
let goal: TagRow;
beforeAll(async () => {
  goal = await aTag({ slug: 'chair-a-board', title: 'Chair a board' });
});

const recommendedTo = async (viewer: Viewer, current_goals: string[] | null, member_id = viewer.id) => {
  const of = [{ __typename: 'RecommendationListResult', member_id, current_goals }];
  return (await world.run<{ _entities: [Answer] }>(viewer, WITH_GOALS, { of }))._entities[0];
};
const slugs = ({ data }: Answer) => data?.map(({ salon }) => salon.slug);
const daysAgo = (days: number) => ({
  date: Date.now() - days * DAY,
  live_until: Date.now() - days * DAY + DAY / 8,
});

it('is refused to a visitor and a prospect', async () => {
  expect((await world.run(visitor, ASK)).recommendations).toMatchObject({
    ok: false,
    code: 'UNAUTHENTICATED',
  });
  expect((await world.run(viewerOf('p', 'prospect'), ASK)).recommendations).toMatchObject({
    ok: false,
    code: 'FORBIDDEN',
  });
});

it('are empty while the goals could not be read, and for anybody else', async () => {
  const nothing = { has_goals: null, count: null, data: null };

  expect(await recommendedTo(viewerOf('member-1'), null)).toEqual(nothing);
  expect(await recommendedTo(viewerOf('member-1'), ['Chair a board'], 'member-2')).toMatchObject({
    data: null,
  });
});

it('report that a member has no goals', async () => {
  expect(await recommendedTo(viewerOf('member-1'), [])).toEqual({ has_goals: false, count: 0, data: [] });
});

it('are the salons of the goals, each once, with the goal each comes from', async () => {
  const second = await aTag({ slug: 'raise-a-round', title: 'Raise a round' });
  const both = [goal._id, second._id];
  await aRecording({ slug: 'older', ...daysAgo(9), tag_ids: [second._id] });
  await aRecording({ slug: 'newer', ...daysAgo(2), tag_ids: both });
  await aSalon({ slug: 'to-come', tag_ids: [goal._id] });
  await aRecording({ slug: 'of-another-goal', tag_ids: [(await aTag())._id] });

  const found = await recommendedTo(viewerOf('member-1'), ['Chair  a board', 'Raise a round', 'Unheard of']);

  expect(found.has_goals).toBe(true);
  expect(found.data).toEqual([
    { salon: { slug: 'to-come' }, because: { title: 'Chair a board' } },
    { salon: { slug: 'newer' }, because: { title: 'Chair a board' } },
    { salon: { slug: 'older' }, because: { title: 'Raise a round' } },
  ]);
});

it('leave out salons that were watched, are private or hidden, and that cannot be seen at all', async () => {
  const tag = await aTag({ slug: 'leave-well', title: 'Leave well' });
  const tagged = { tag_ids: [tag._id] };
  const watched = await aRecording(tagged);
  const begun = await aRecording({ slug: 'begun', ...tagged });
  await aProgress({ user_id: 'watcher', salon_id: watched._id });
  await aProgress({ user_id: 'watcher', salon_id: begun._id, progress: 0.5 });
  await aRecording({ ...tagged, is_private: true });
  await aRecording({ ...tagged, hide_on_feed: true });
  await aRecording({ ...tagged, published: false });
  await aRecording({ ...tagged, ...daysAgo(3), filename: null });
  await aSalon({ ...tagged, salon_status: 'cancelled' });

  expect(slugs(await recommendedTo(viewerOf('watcher'), ['Leave well']))).toEqual(['begun']);
  expect((await recommendedTo(viewerOf('somebody'), ['Leave well'])).count).toBe(2);
});

it('begin with what can be used now: a free seat soon, then recordings, newest first, then full ones', async () => {
  const tagged = { tag_ids: [(await aTag({ slug: 'found-again', title: 'Found again' }))._id] };
  await aSalon({ ...tagged, slug: 'far', date: Date.now() + 40 * DAY, live_until: Date.now() + 41 * DAY });
  await aSalon({ ...tagged, slug: 'near', date: Date.now() + DAY });
  await aSalon({ ...tagged, slug: 'closed', date: Date.now() + DAY / 2, is_closed: true });
  await aSalon({ ...tagged, slug: 'taken', date: Date.now() + 2 * DAY, capacity: 5, seats_free: 0 });
  await aRecording({ ...tagged, slug: 'last-year', ...daysAgo(300) });
  await aRecording({ ...tagged, slug: 'last-week', ...daysAgo(7) });

  const found = await recommendedTo(viewerOf('member-1'), ['Found again']);

  expect(slugs(found)).toEqual(['near', 'far', 'last-week', 'last-year', 'closed', 'taken']);
});

it('leave out what the member attends or waits for, until there is a recording of the latter', async () => {
  const tagged = { tag_ids: [(await aTag({ slug: 'be-there', title: 'Be there' }))._id] };
  const attended = await aSalon(tagged);
  const waited = await aSalon(tagged);
  const missed = await aRecording({ ...tagged, slug: 'missed' });
  const held = await aRecording(tagged);
  const seen = { user_id: 'goer' };
  await anRSVP({ ...seen, salon_id: attended._id });
  await anRSVP({ ...seen, salon_id: waited._id, status: 'PENDING' });
  await anRSVP({ ...seen, salon_id: missed._id, status: 'PENDING' });
  await anRSVP({ ...seen, salon_id: held._id });

  expect(slugs(await recommendedTo(viewerOf('goer'), ['Be there']))).toEqual(['missed']);
  expect((await recommendedTo(viewerOf('stranger'), ['Be there'])).count).toBe(4);
});

it('are at most twenty, in as many reads for forty goals as for one', async () => {
  const tags = await Promise.all(
    Array.from({ length: 40 }, (_, n) => aTag({ slug: `goal-${n}`, title: `Goal ${n}` })),
  );
  for (const { _id } of tags) await aRecording({ tag_ids: [_id] });
  const member = viewerOf('member-1');
  const titles = tags.map(({ title }) => title);

  const few = await world.countReads(() => recommendedTo(member, titles.slice(0, 1)));
  const many = await world.countReads(async () =>
    expect((await recommendedTo(member, titles)).data).toHaveLength(20),
  );

  expect(many).toBe(few);
});
