import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aPathway, aProgress, aRecording } from '../../testing/factories';
import { Review } from './review.model';
import { ReviewRight } from './reviewRight.model';

const IMPORT = `mutation ($input: ImportReviewsInput!) { importReviews(input: $input) { ok code message fields data } }`;
const RIGHT = `mutation ($input: SetReviewRightInput!) { setReviewRight(input: $input) { ok code data } }`;
const CREATE = `mutation ($input: CreateReviewInput!) { createReview(input: $input) { ok data { id } } }`;
const WRITTEN = '2026-03-04T09:30:00.000Z';

type Answer<T> = ResultOf<T | null>;

const world = openForFile(() => createTestWorld(subgraph));

const send = async (contentfulId: string, reviews: object[], viewer: Viewer = serviceViewer) => {
  const input = {
    contentfulId,
    reviews: reviews.map((review) => ({
      reviewType: 'Salons',
      reviewDate: WRITTEN,
      rating: 5,
      feedback: 'Worth the hour.',
      ...review,
    })),
  };
  return (await world.run<{ importReviews: Answer<number> }>(viewer, IMPORT, { input })).importReviews;
};
const grant = async (granted: boolean, viewer: Viewer = serviceViewer) => {
  const input = { userId: 'u1', entryId: 'maya', reviewType: 'Coaching', title: 'Maya Chen', granted };
  return (await world.run<{ setReviewRight: Answer<boolean> }>(viewer, RIGHT, { input })).setReviewRight;
};

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['an admin', viewerOf('a', 'admin'), 'FORBIDDEN'],
])('is for the gateway alone, not for %s', async (_who, viewer, code) => {
  const { _id } = await aRecording();

  expect(await send(_id, [{}], viewer)).toMatchObject({ ok: false, code });
  expect(await grant(true, viewer)).toMatchObject({ ok: false, code });
  expect(await Review.countDocuments({ entry_id: _id })).toBe(0);
});

describe('reviews from the content store', () => {
  it('are published, once however often they are sent', async () => {
    const { _id } = await aRecording({ contentful_id: 'entry-1' });
    const reviews = [{ reviewerName: 'Ngozi Eze' }, { reviewerName: 'Mei-Ling Zhao', rating: 2 }];

    const answers = await Promise.all([1, 2, 3].map(() => send('entry-1', reviews)));

    expect(answers.reduce((sum, { data }) => sum + (data ?? 0), 0)).toBe(2);
    expect((await send('entry-1', reviews)).data).toBe(0);
    expect(await Review.find({ entry_id: _id }).sort({ rating: -1 }).lean()).toMatchObject([
      { state: 'published', reviewer_name: 'Ngozi Eze', created_at: Date.parse(WRITTEN) },
      { state: 'published', reviewer_name: 'Mei-Ling Zhao', rating: 2 },
    ]);
  });

  it('replace the text of an earlier one when they are newer, and never a decision of staff', async () => {
    const { _id } = await aRecording();
    await send(_id, [{ userId: 'u7' }]);
    await Review.updateOne({ entry_id: _id }, { state: 'hidden' });

    await send(_id, [{ userId: 'u7', reviewDate: '2026-03-03T00:00:00Z', feedback: 'Older.' }]);
    await send(_id, [{ userId: 'u7', reviewDate: '2026-03-09T00:00:00Z', feedback: 'Newer.' }]);

    expect(await Review.find({ entry_id: _id }).lean()).toMatchObject([
      { feedback: 'Newer.', state: 'hidden' },
    ]);
  });

  it('are recognised when they came from us, even without a name', async () => {
    const { _id } = await aRecording();
    await aProgress({ user_id: 'shy', salon_id: _id, progress: 1 });
    const input = { userId: 'shy', contentfulId: _id, reviewType: 'Salons', rating: 4, isAnonymous: true };
    await world.run(viewerOf('shy'), CREATE, { input });
    const [mine] = await Review.find({ entry_id: _id }).lean();
    const reviewDate = new Date(mine!.updated_at!).toISOString();

    expect((await send(_id, [{ rating: 4, isAnonymous: true, reviewDate }])).data).toBe(0);
    expect(await Review.find({ entry_id: _id }).lean()).toEqual([mine]);
  });

  it('may be about a pathway, a coach or the portfolio service', async () => {
    const pathway = await aPathway();

    await send(pathway._id, [{ reviewType: 'Pathways' }]);
    await send('coach-5', [{ reviewType: 'Coaching', eventTitle: 'Ruth Adeyemi' }]);
    await send('portfolio-entry', [{ reviewType: 'BCP', name: 'Ines Duarte' }]);

    expect(
      await Review.find({ review_type: { $ne: 'Salons' } })
        .sort({ review_type: 1 })
        .lean(),
    ).toMatchObject([
      { entry_id: 'bcp', writer_name: 'Ines Duarte' },
      { entry_id: 'coach-5', event_title: 'Ruth Adeyemi' },
      { entry_id: pathway._id, event_title: pathway.title },
    ]);
  });

  it.each([
    ['about an event nobody knows', {}, 'missing', 'NOT_FOUND'],
    ['rated beyond the scale', { rating: 9 }, null, 'INVALID'],
    ['rated between', { rating: 3.5 }, null, 'INVALID'],
    ['at no time', { reviewDate: 'yesterday' }, null, 'INVALID'],
    ['of ten thousand letters', { feedback: 'x'.repeat(10_000) }, null, 'INVALID'],
    ['of no kind', { reviewType: 'Books' }, null, 'INVALID'],
  ])('is refused whole when one is %s', async (_what, review, name, code) => {
    const { _id } = await aRecording();

    expect(await send(name ?? _id, [{ reviewerName: 'Fine' }, review])).toMatchObject({ ok: false, code });
    expect(await Review.countDocuments({ entry_id: _id })).toBe(0);
  });
});

it('grants the right to review once, and revokes it', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => grant(true)));

  expect(answers.map(({ data }) => data)).toEqual([true, true, true, true]);
  expect(await ReviewRight.countDocuments({ user_id: 'u1' })).toBe(1);
  expect((await grant(false)).data).toBe(false);
  expect(await ReviewRight.countDocuments({ user_id: 'u1' })).toBe(0);
});
