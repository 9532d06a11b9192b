import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { visitor, type Viewer } from '@athenaeum/kit';
import { subgraph } from '../../index';
import { aRecording, aReview } from '../../testing/factories';
import { Review } from './review.model';

const REVIEW = 'id state feedback reviewer_name is_private updated_at';
const LIST = `query ($input: FeedbackInput) { feedback(input: $input) { ok code count waiting data { ${REVIEW} } } }`;
const MODERATE = `mutation ($input: ModerateReviewInput!) { moderateReview(input: $input) {
  ok code message fields data { ${REVIEW} } } }`;

interface Answer extends ResultOf<never> {
  count?: number;
  waiting?: number;
}

const editor = viewerOf('editor-1', 'member', 'editor');
const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([Review.deleteMany({}), AuditRow.deleteMany({})]));

const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ feedback: Answer }>(viewer, LIST, { input })).feedback;
const moderate = async (viewer: Viewer, input: object) =>
  (await world.run<{ moderateReview: Answer }>(viewer, MODERATE, { input })).moderateReview;
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
  expect(await Review.findById(id).lean()).toMatchObject({ state: 'pending' });
});

it('lists pending, private and hidden ones, and names nobody who is anonymous', async () => {
  await written({ feedback: 'It waits', is_anonymous: true, reviewer_name: 'Amara Osei' });
  await written({ feedback: 'Between us', is_private: true, state: 'published' });
  await written({ feedback: 'Gone', state: 'hidden', rating: 1 });

  expect(await list(editor)).toMatchObject({ ok: true, count: 3, waiting: 1 });
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
