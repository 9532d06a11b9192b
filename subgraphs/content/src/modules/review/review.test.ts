import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { Review } from './review.model';
import { aRecording, aReview, aSpeaker } from '../../testing/factories';

const LIST = `query ($input: ReviewsInput) { reviews(input: $input) { ok code count data {
  id rating feedback reviewer_name reviewer { name image } event_title is_anonymous } } }`;

interface Answer extends ResultOf<
  { id: string; rating: number; reviewer_name: string; reviewer: object | null }[] | null
> {
  count: number;
}

const world = openForFile(() => createTestWorld(subgraph));

const list = async (input: object, viewer = visitor) =>
  (await world.run<{ reviews: Answer }>(viewer, LIST, { input })).reviews;

it.each([
  ['without words', { feedback: null }],
  ['with empty words', { feedback: '  \n' }],
  ['rated below four', { rating: 3 }],
  ['that are private', { is_private: true }],
  ['not yet looked at', { state: 'pending' }],
  ['that staff took down', { state: 'hidden' }],
] as const)('shows no reviews %s, to any viewer by any query', async (_what, given) => {
  const salon = await aRecording();
  const { _id } = await aReview({ entry_id: salon._id, ...given });

  for (const viewer of [visitor, viewerOf('member-1'), viewerOf('admin-1', 'admin')]) {
    expect((await list({ salon_id: salon._id }, viewer)).data).toEqual([]);
    const { salon: nested, _entities } = await world.run<{ salon: { data: { reviews: [] } }; _entities: [] }>(
      viewer,
      `query ($slug: String!, $id: ID!) { salon(input: { slug: $slug }) { data { reviews { id } } }
        _entities(representations: [{ __typename: "Review", id: $id }]) { ... on Review { feedback } } }`,
      { slug: salon.slug, id: _id },
    );
    expect(nested.data.reviews).toEqual([]);
    expect(_entities).toEqual([null]);
  }
});

it.each([
  ['anonymous', { is_anonymous: true }],
  ['nameless', { reviewer_name: ' ' }],
])('calls an %s reviewer Member Review and reveals nothing of the author', async (_what, given) => {
  const salon = await aRecording();
  await aReview({
    entry_id: salon._id,
    user_id: 'secret-user',
    reviewer_image: '/secret-face.webp',
    ...given,
  });

  const { data } = await list({ salon_id: salon._id }, viewerOf('admin-1', 'admin'));

  expect(data).toMatchObject([{ reviewer_name: 'Member Review', reviewer: null }]);
  expect(JSON.stringify(data)).not.toMatch(/secret|Thandiwe/u);
});

it('names the others with their picture, newest first', async () => {
  const salon = await aRecording();
  await aReview({ entry_id: salon._id, created_at: 1, rating: 4 });
  await aReview({ entry_id: salon._id, created_at: 2 });

  const { data, count } = await list({ salon_id: salon._id });

  expect(count).toBe(2);
  expect(data?.map(({ rating }) => rating)).toEqual([5, 4]);
  expect(data?.[0]).toMatchObject({
    reviewer_name: 'Thandiwe Mokoena',
    reviewer: { name: 'Thandiwe Mokoena', image: '/files/public/portraits/thandiwe-mokoena.webp' },
  });
});

it('does not name a private or hidden event through its reviews', async () => {
  const secret = await aRecording({ is_private: true });
  const quiet = await aRecording({ hide_on_feed: true });
  await aReview({ entry_id: secret._id, event_title: 'Secret council' });
  await aReview({ entry_id: quiet._id, event_title: 'Secret preview' });

  expect(JSON.stringify(await list({ take: 100 }))).not.toContain('Secret');
  expect(await list({ salon_id: secret._id })).toEqual(await list({ salon_id: 'missing' }));
  expect((await list({ salon_id: quiet._id })).count).toBe(1);
});

it('finds those of a coach, a pathway, a host and a kind', async () => {
  const host = await aSpeaker();
  const salon = await aRecording({ speakers: [{ speaker_id: host._id, type: 'HOST' }] });
  await aReview({ entry_id: salon._id, feedback: 'of the host' });
  await aReview({ entry_id: 'coach-9', review_type: 'Coaching', feedback: 'of the coach' });
  await aReview({ entry_id: 'pathway-9', review_type: 'Pathways', feedback: 'of the pathway' });
  await aReview({ entry_id: 'portfolio', review_type: 'BCP', feedback: 'of the portfolio' });

  // Rows of an answer that no document types.
  const words = async (input: object) =>
    (await list(input)).data?.map((review) => (review as unknown as { feedback: string }).feedback);

  expect(await words({ speaker_id: host._id })).toEqual(['of the host']);
  expect(await words({ coach_id: 'coach-9' })).toEqual(['of the coach']);
  expect(await words({ pathway_id: 'pathway-9' })).toEqual(['of the pathway']);
  expect(await words({ review_type: { equals: 'BCP' } })).toEqual(['of the portfolio']);
});

it('adds them to coaches, in one read for all', async () => {
  await aReview({ entry_id: 'coach-1', review_type: 'Coaching' });
  const coaches = ['coach-1', 'coach-2', 'coach-3'].map((id) => ({ __typename: 'Coach', id }));
  const query = `query ($coaches: [_Any!]!) { _entities(representations: $coaches) { ... on Coach { reviews { rating } } } }`;

  const reads = await world.countReads(async () => {
    expect(await world.run(visitor, query, { coaches })).toEqual({
      _entities: [{ reviews: [{ rating: 5 }] }, { reviews: [] }, { reviews: [] }],
    });
  });

  expect(reads).toBe(1);
});

it('gives the portfolio page its four newest, none rated three or without feedback', async () => {
  await Review.deleteMany({ review_type: 'BCP' });
  for (let day = 1; day <= 5; day += 1)
    await aReview({ entry_id: 'bcp', review_type: 'BCP', created_at: day, feedback: `Day ${day}` });
  await aReview({ entry_id: 'bcp', review_type: 'BCP', created_at: 6, rating: 3 });
  await aReview({ entry_id: 'bcp', review_type: 'BCP', created_at: 7, feedback: null });

  const answer = await world.run(
    viewerOf('member-1', 'member'),
    '{ _entities(representations: [{ __typename: "Bcp", id: "bcp" }]) { ... on Bcp { reviews { feedback } } } }',
  );

  expect(answer).toEqual({
    _entities: [{ reviews: [5, 4, 3, 2].map((day) => ({ feedback: `Day ${day}` })) }],
  });
});
