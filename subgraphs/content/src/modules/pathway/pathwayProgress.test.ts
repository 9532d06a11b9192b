import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aPathway, aProgress, aRecording, anRSVP, aSalon, DAY } from '../../testing/factories';
import { Season } from './season.model';

const ASK = `query ($slug: String!) { pathway(input: { slug: $slug }) { data {
  my_progress { done salons season next { slug } }
  seasons { number my_progress { done salons } } } } }`;

const world = openForFile(() => createTestWorld(subgraph));

const progressOf = async (slug: string, viewer = viewerOf('member-1')) =>
  (await world.run<{ pathway: { data: unknown } }>(viewer, ASK, { slug })).pathway.data;
async function stepsOf(slug: string) {
  const STEPS = `query ($slug: String!) { pathway(input: { slug: $slug }) { data {
    seasons { steps { done salon { slug } } } } } }`;
  const { pathway } = await world.run<{ pathway: { data: { seasons: { steps: unknown }[] } } }>(
    viewerOf('member-1'),
    STEPS,
    { slug },
  );
  return pathway.data.seasons[0]!.steps;
}
const over = { date: Date.now() - 9 * DAY, live_until: Date.now() - 8 * DAY };

it('counts salons watched or attended, by season, and names the first one left', async () => {
  const [watched, attended, left, later] = [
    await aRecording(),
    await aSalon({ ...over, filename: null }),
    await aRecording({ slug: 'left' }),
    await aSalon(),
  ];
  const pathway = await aPathway(watched._id, attended._id, left._id);
  await Season.create({ pathway_id: pathway._id, number: 2, title: 'Later', salon_ids: [later._id] });
  await aProgress({ user_id: 'member-1', salon_id: watched._id });
  await aProgress({ user_id: 'member-1', salon_id: left._id, progress: 0.9 });
  await anRSVP({ user_id: 'member-1', salon_id: attended._id });
  // A seat at an upcoming salon does not count.
  await anRSVP({ user_id: 'member-1', salon_id: later._id });

  expect(await progressOf(pathway.slug)).toEqual({
    my_progress: { done: 2, salons: 4, season: 1, next: { slug: 'left' } },
    seasons: [
      { number: 1, my_progress: { done: 2, salons: 3 } },
      { number: 2, my_progress: { done: 0, salons: 1 } },
    ],
  });
  expect(await progressOf(pathway.slug, viewerOf('member-2'))).toMatchObject({
    // Past, not recorded and not attended: it does not count.
    my_progress: { done: 0, salons: 3, season: 1 },
  });
});

it('is complete without salons that nobody can see any more', async () => {
  const [watched, cancelled, unrecorded, hidden] = [
    await aRecording(),
    await aSalon({ salon_status: 'cancelled' }),
    await aSalon({ ...over, filename: null }),
    await aSalon({ is_private: true }),
  ];
  const { slug } = await aPathway(watched._id, cancelled._id, unrecorded._id, hidden._id);
  await aProgress({ user_id: 'member-1', salon_id: watched._id });

  expect(await progressOf(slug)).toMatchObject({
    my_progress: { done: 1, salons: 1, season: null, next: null },
  });
});

it('lists the steps of a season in their order, without the salons that do not count', async () => {
  const [watched, cancelled, left] = [
    await aRecording(),
    await aSalon({ salon_status: 'cancelled' }),
    await aRecording(),
  ];
  const { slug } = await aPathway(left._id, cancelled._id, watched._id);
  await aProgress({ user_id: 'member-1', salon_id: watched._id });

  expect(await stepsOf(slug)).toEqual([
    { done: false, salon: { slug: left.slug } },
    { done: true, salon: { slug: watched.slug } },
  ]);
});

it('takes as many reads for all pathways of a list as for one', async () => {
  const LIST = '{ pathways { data { my_progress { done salons season } } } }';
  await aPathway((await aRecording())._id);
  const few = await world.countReads(() => world.run(viewerOf('member-1'), LIST));
  for (let n = 0; n < 4; n += 1) await aPathway((await aRecording())._id);

  expect(await world.countReads(() => world.run(viewerOf('member-1'), LIST))).toBe(few);
});

it('is for members', async () => {
  const { slug } = await aPathway((await aRecording())._id);

  expect(await progressOf(slug, visitor)).toBeNull();
});
