import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { countingInto, visitor, type Viewer } from '@athenaeum/kit';
import { subgraph } from '../../index';
import { aRecording, aReview } from '../../testing/factories';
import { Review } from './review.model';

const REVIEW = 'id state feedback reviewer_name is_private updated_at';
const LIST = `query ($input: FeedbackInput) { feedback(input: $input) { ok code count waiting events totals { pending published hidden } data { ${REVIEW} } } }`;
const MODERATE = `mutation ($input: ModerateReviewInput!) { moderateReview(input: $input) {
  ok code message fields data { ${REVIEW} } } }`;
const TOGETHER = `mutation ($input: ModerateReviewsInput!) { moderateReviews(input: $input) {
  ok code message fields data { changed unchanged { id code message } } } }`;

interface Answer extends ResultOf<never> {
  count?: number;
  waiting?: number;
  totals?: Record<string, number>;
  events?: string[];
}
interface Together {
  ok: boolean;
  code: string | null;
  fields: Record<string, string> | null;
  data: { changed: string[]; unchanged: { id: string; code: string; message: string }[] } | null;
}

const editor = viewerOf('editor-1', 'member', 'editor');
const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([Review.deleteMany({}), AuditRow.deleteMany({})]));

const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ feedback: Answer }>(viewer, LIST, { input })).feedback;
const moderate = async (viewer: Viewer, input: object) =>
  (await world.run<{ moderateReview: Answer }>(viewer, MODERATE, { input })).moderateReview;
const together = async (viewer: Viewer, input: object) =>
  (await world.run<{ moderateReviews: Together }>(viewer, TOGETHER, { input })).moderateReviews;
const said = async (input: object) =>
  ((await list(editor, input)).data as { feedback: string }[] | null)?.map(({ feedback }) => feedback);
const written = async (given: Partial<Parameters<typeof aReview>[0]> = {}) =>
  aReview({ state: 'pending', ...given, entry_id: (await aRecording())._id });

it.each([
  ['a visitor', visitor],
  ['a member', viewerOf('member-1')],
  ['a coach', viewerOf('coach-1', 'member', 'coach')],
  ['board support', viewerOf('support-1', 'member', 'support')],
])('is not for %s', async (_who, viewer) => {
  const { _id: id } = await written();

  expect(await list(viewer)).toMatchObject({ ok: false, data: null });
  expect(await moderate(viewer, { id, state: 'published' })).toMatchObject({ ok: false, data: null });
  expect(await together(viewer, { reviews: [{ id }], state: 'published' })).toMatchObject({
    ok: false,
    data: null,
  });
  expect(await Review.findById(id).lean()).toMatchObject({ state: 'pending' });
});

it('lists pending, private and hidden ones, and names nobody who is anonymous', async () => {
  await written({ feedback: 'It waits', is_anonymous: true, reviewer_name: 'Amara Osei' });
  await written({ feedback: 'Between us', is_private: true, state: 'published' });
  await written({ feedback: 'Gone', state: 'hidden', rating: 1 });

  expect(await list(editor)).toMatchObject({
    ok: true,
    count: 3,
    waiting: 1,
    totals: { pending: 1, published: 1, hidden: 1 },
  });
  const { data } = await list(editor, { state: { equals: 'pending' } });
  expect(data).toMatchObject([{ feedback: 'It waits', reviewer_name: 'Member Review', state: 'pending' }]);
  expect(JSON.stringify(await list(editor))).not.toContain('Amara');
  expect((await list(editor, { state: { equals: 'published' } })).data).toMatchObject([{ is_private: true }]);
});

it('publishes, and hides with a reason, each with an audit row', async () => {
  const { _id: id } = await written();

  expect(await moderate(editor, { id, state: 'published' })).toMatchObject({
    ok: true,
    data: { state: 'published' },
  });
  // Pressed twice.
  await moderate(editor, { id, state: 'published' });
  expect(await moderate(editor, { id, state: 'hidden', reason: ' ' })).toMatchObject({
    ok: false,
    code: 'INVALID',
    fields: { reason: 'Say why it is hidden' },
  });
  await moderate(editor, { id, state: 'hidden', reason: 'Names a client' });

  expect(await AuditRow.find().sort({ at: 1 }).lean()).toMatchObject([
    { operation: 'moderateReview', actor_id: 'editor-1', before: { state: 'pending' }, reason: 'Published' },
    { before: { state: 'published' }, after: { state: 'hidden' }, reason: 'Names a client' },
  ]);
});

it('refuses to publish a text that staff have not read', async () => {
  const { _id: id } = await written();
  await Review.updateOne({ _id: id }, { feedback: 'Other words', updated_at: 5 });

  expect(await moderate(editor, { id, state: 'published', updated_at: null })).toMatchObject({
    code: 'CONFLICT',
    message: 'The review was changed in the meantime. Please read it again.',
  });
  expect(await moderate(editor, { id, state: 'published', updated_at: 5 })).toMatchObject({ ok: true });
  expect(await moderate(editor, { id: 'none', state: 'published' })).toMatchObject({ code: 'NOT_FOUND' });
});

describe('the search', () => {
  it('finds words in the text, the title and the name, literally', async () => {
    await written({ feedback: 'On boards' });
    await written({ feedback: 'By title', event_title: 'Boardroom' });
    await written({ feedback: 'By name', reviewer_name: 'Ana Boardman' });
    await written({ feedback: 'None of them' });

    expect((await said({ words: ' BOARD ' }))?.sort()).toEqual(['By name', 'By title', 'On boards']);
    expect(await said({ words: '.*' })).toEqual([]);
    expect(await said({ words: 'board', state: { equals: 'hidden' } })).toEqual([]);
  });

  it('does not find an anonymous reviewer by name', async () => {
    const reviewer_name = 'Amara Osei';
    await written({ feedback: 'Unsigned', reviewer_name, is_anonymous: true });
    await written({ feedback: 'Signed', reviewer_name });

    for (const words of ['Amara Osei', 'amara', 'ra o']) expect(await said({ words })).toEqual(['Signed']);
    expect((await list(editor, { words: 'Amara' })).count).toBe(1);
    expect(await said({ words: 'unsigned' })).toEqual(['Unsigned']);
  });

  it('is narrowed by stars, and ordered by them, newest first among equals', async () => {
    await written({ feedback: 'Old two', rating: 2, created_at: 1 });
    await written({ feedback: 'Five', rating: 5, created_at: 2 });
    await written({ feedback: 'New two', rating: 2, created_at: 3 });

    expect(await said({ rating: 2 })).toEqual(['New two', 'Old two']);
    expect(await said({ orderBy: { rating: 'desc' } })).toEqual(['Five', 'New two', 'Old two']);
    expect(await said({ orderBy: { created_at: 'asc' } })).toEqual(['Old two', 'Five', 'New two']);
  });

  it('is narrowed to few stars, and to an event, which it names', async () => {
    await written({ feedback: 'Four', rating: 4, event_title: 'The Ask' });
    await written({ feedback: 'Three', rating: 3, event_title: 'The Ask' });
    await written({ feedback: 'Two', rating: 2, event_title: 'Another Evening' });
    await written({ feedback: 'A coach', rating: 1, event_title: 'The Ask', review_type: 'Coaching' });

    expect((await said({ rating_under: 4 }))?.sort()).toEqual(['A coach', 'Three', 'Two']);
    expect(await said({ rating_under: 3, rating: 4 })).toEqual([]);
    expect((await said({ event: 'The Ask' }))?.sort()).toEqual(['Four', 'Three']);
    expect(await said({ event: 'The Ask', review_type: { equals: 'Coaching' } })).toEqual([]);
    expect((await list(editor, { rating: 2 })).events).toEqual(['Another Evening', 'The Ask']);
  });

  it('refuses words that are too long, no stars and six', async () => {
    for (const input of [{ words: 'x'.repeat(101) }, { rating: 0 }, { rating: 6 }])
      expect(await list(editor, input)).toMatchObject({ ok: false, code: 'INVALID', data: null });
  });

  it('reads a page and the counts of all states with one command', async () => {
    await written();
    const costs = { fetches: 0, queries: 0 };

    await countingInto(costs, () => list(editor, { words: 'nine', rating: 5 }));

    expect(costs.queries).toBe(1);
  });
});

describe('several reviews', () => {
  it('are decided like single ones; those that were changed or removed stay as they were', async () => {
    const [free, changed, shown] = [await written(), await written(), await written({ state: 'published' })];
    await Review.updateOne({ _id: changed._id }, { feedback: 'Other words', updated_at: 5 });
    const reviews = [free, changed, shown, { _id: 'none' }].map(({ _id: id }) => ({ id, updated_at: null }));

    const { ok, data } = await together(editor, { reviews, state: 'published' });

    expect({ ok, data }).toMatchObject({
      ok: true,
      data: {
        changed: [free._id, shown._id],
        unchanged: [
          {
            id: changed._id,
            code: 'CONFLICT',
            message: 'The review was changed in the meantime. Please read it again.',
          },
          { id: 'none', code: 'NOT_FOUND' },
        ],
      },
    });
    expect(await Review.findById(changed._id).lean()).toMatchObject({ state: 'pending' });
    // Nothing was written about the one that was published before.
    expect(await AuditRow.find().lean()).toMatchObject([
      { operation: 'moderateReview', target_id: free._id, actor_id: 'editor-1', reason: 'Published' },
    ]);
  });

  it('are hidden only with a reason, which is recorded for each', async () => {
    const reviews = [await written(), await written()].map(({ _id: id }) => ({ id }));

    expect(await together(editor, { reviews, state: 'hidden' })).toMatchObject({
      ok: false,
      code: 'INVALID',
      fields: { reason: 'Say why it is hidden' },
    });
    expect(await AuditRow.countDocuments()).toBe(0);
    await together(editor, { reviews, state: 'hidden', reason: 'Names a client' });

    expect(await Review.countDocuments({ state: 'hidden' })).toBe(2);
    expect(await AuditRow.find().lean()).toMatchObject([
      { reason: 'Names a client' },
      { reason: 'Names a client' },
    ]);
  });

  it('are at most 50, each once', async () => {
    const many = Array.from({ length: 51 }, (_, place) => ({ id: `review-${place}` }));

    for (const reviews of [many, [], [many[0], many[0]]])
      expect(await together(editor, { reviews, state: 'published' })).toMatchObject({
        ok: false,
        code: 'INVALID',
      });
  });
});
