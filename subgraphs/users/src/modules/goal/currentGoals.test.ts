import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';

const ASK = `query ($id: ID!) { _entities(representations: [{ __typename: "RecommendationListResult", member_id: $id }]) {
  ... on RecommendationListResult { current_goals } } }`;

const world = openForFile(() => createTestWorld(subgraph));

it('gives current goals to the member alone, without those that are done', async () => {
  const goal = (title: string, current: 'true' | 'false') => ({
    id: title,
    title,
    type: 'Career Goal' as const,
    current,
    created_at: 1,
  });
  const { _id } = await aUser({ goals: [goal('Chair a board', 'true'), goal('Raise a round', 'false')] });
  const goalsFor = async (viewer: Viewer) =>
    (await world.run<{ _entities: { current_goals: string[] | null }[] }>(viewer, ASK, { id: _id }))
      ._entities[0]?.current_goals;

  expect(await goalsFor(viewerOf(_id))).toEqual(['Chair a board']);
  for (const viewer of [visitor, viewerOf('nosy'), viewerOf('boss', 'admin')])
    expect(await goalsFor(viewer)).toBeNull();
});
