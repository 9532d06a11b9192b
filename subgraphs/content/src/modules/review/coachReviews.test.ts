import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { Category } from '../category/category.model';
import { aReview, aTag } from '../../testing/factories';

const world = openForFile(() => createTestWorld(subgraph));

const ask = async (fields: string, ...coaches: object[]) =>
  (
    await world.run<{ _entities: Record<string, unknown>[] }>(
      viewerOf('member'),
      `query ($coaches: [_Any!]!) { _entities(representations: $coaches) { ... on Coach { ${fields} } } }`,
      { coaches: coaches.map((coach) => ({ __typename: 'Coach', ...coach })) },
    )
  )._entities;
const rated = (entry_id: string, rating: number, more: object = {}) =>
  aReview({ entry_id, review_type: 'Coaching', rating, ...more });

it('relates a coach to categories, goals and selected reviews, one in each row', async () => {
  const category = await Category.create({ slug: 'govern', title: 'Govern' });
  const tag = await aTag();
  await rated('related', 5, { feedback: 'Kind and blunt.' });
  await rated('related', 2, { feedback: 'Not for me.' });

  const [coach] = await ask('coach_relations { category { id } tag { id } review { feedback } }', {
    id: 'related',
    category_ids: [category._id],
    tag_ids: [tag._id],
  });

  expect(coach).toEqual({
    coach_relations: [
      { category: { id: category._id }, tag: null, review: null },
      { category: null, tag: { id: tag._id }, review: null },
      { category: null, tag: null, review: { feedback: 'Kind and blunt.' } },
    ],
  });
});

it('reads no reviews when only topics are selected', async () => {
  const coach = { id: 'related', category_ids: [], tag_ids: [] };

  expect(await world.countReads(() => ask('coach_relations { tag { id } }', coach))).toBe(0);
});

it('rates a coach by all published reviews, to one decimal', async () => {
  for (const rating of [5, 5, 3]) await rated('loved', rating);
  await rated('loved', 1, { state: 'pending' });
  await rated('loved', 1, { state: 'hidden' });
  await rated('loved', 1, { is_private: true });

  expect(await ask('rating { average count }', { id: 'loved' }, { id: 'new' })).toEqual([
    { rating: { average: 4.3, count: 3 } },
    { rating: null },
  ]);
});

it('reads the ratings of many coaches at once', async () => {
  const coaches = ['loved', 'new', 'related'].map((id) => ({ id }));

  expect(await world.countReads(() => ask('rating { count }', ...coaches))).toBe(1);
});
