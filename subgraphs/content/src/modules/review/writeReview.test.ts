import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import {
  aPathway,
  anRSVP,
  aProgress,
  aRecording,
  aReviewRight,
  aSalon,
  aSpeaker,
  HOUR,
} from '../../testing/factories';
import type { SalonRow } from '../salon/salon.model';
import { Review } from './review.model';

const CREATE = `mutation ($input: CreateReviewInput!) { createReview(input: $input) {
  ok code message fields data { id rating feedback state reviewer_name writer_name is_mine is_anonymous event_title } } }`;
const UPDATE = `mutation ($input: UpdateReviewInput!) { updateReview(input: $input) {
  ok code message fields data { id rating feedback state is_anonymous } } }`;

type Answer = ResultOf<{ id: string; rating: number; feedback: string | null; state: string } | null>;

const amara: Viewer = { ...viewerOf('amara'), name: 'Amara Osei', portrait: '/files/public/amara.webp' };
const other = viewerOf('other');

const world = openForFile(() => createTestWorld(subgraph));

const write = async (viewer: Viewer, input: object) =>
  (
    await world.run<{ createReview: Answer }>(viewer, CREATE, {
      input: { userId: viewer.id ?? 'nobody', reviewType: 'Salons', rating: 5, ...input },
    })
  ).createReview;
const change = async (viewer: Viewer, input: object) =>
  (await world.run<{ updateReview: Answer }>(viewer, UPDATE, { input: { rating: 5, ...input } }))
    .updateReview;
const seen = async (viewer: Viewer, given: Partial<SalonRow> = {}) => {
  const salon = await aRecording(given);
  await aProgress({ user_id: viewer.id!, salon_id: salon._id, progress: 0.25 });
  return salon;
};

describe('a review is refused, and nothing is written,', () => {
  afterEach(async () => expect(await Review.countDocuments({ user_id: 'refused' })).toBe(0));
  const refused = viewerOf('refused');

  it('of a visitor', async () => {
    expect(await write(visitor, { contentfulId: 'any' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('on behalf of somebody else', async () => {
    const salon = await seen(refused);

    expect(await write(refused, { contentfulId: salon._id, userId: 'amara' })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each([
    ['rated nothing', { rating: 0 }, 'rating', 'Choose a rating from 1 to 5'],
    ['rated six', { rating: 6 }, 'rating', 'Choose a rating from 1 to 5'],
    ['rated between', { rating: 4.5 }, 'rating', 'Choose a rating from 1 to 5'],
    ['of no kind', { reviewType: 'Books' }, 'reviewType', 'Not a kind of review'],
    ['of nothing', { contentfulId: null }, 'contentfulId', 'Say what the review is about'],
    ['meant to be private', { privateFeedback: true }, 'privateFeedback', /not private/],
    ['of 5001 letters', { feedback: 'x'.repeat(5001) }, 'feedback', 'Keep it to 5000 characters'],
    ['of a portfolio without its writer', { reviewType: 'BCP', name: ' ' }, 'name', /your writer/],
  ] as const)('%s, with the field', async (_what, input, field, message) => {
    const salon = await seen(refused);

    const answer = await write(refused, { contentfulId: salon._id, ...input });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID', data: null });
    expect(answer.fields?.[field]).toMatch(message);
  });

  it('of a private event exactly as of a missing one', async () => {
    const hidden = await aRecording({ is_private: true });

    const answer = await write(refused, { contentfulId: hidden._id });

    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    expect(answer).toEqual(await write(refused, { contentfulId: 'missing' }));
  });

  it.each([
    ['the member neither attended nor watched', {}, null, null],
    ['the member waited for', {}, 'PENDING', null],
    ['the member has a seat at, but is still to come', { date: Date.now() + HOUR }, 'RESERVED', null],
    ['the member had a seat at, but was cancelled', { salon_status: 'cancelled' }, 'RESERVED', null],
    ['the member only looked into', {}, null, 0.24],
  ] as const)('of an event that %s', async (_which, given, status, progress) => {
    const salon = await aRecording(given);
    if (status) await anRSVP({ salon_id: salon._id, user_id: 'refused', status });
    if (progress) await aProgress({ user_id: 'refused', salon_id: salon._id, progress });

    expect(await write(refused, { contentfulId: salon._id })).toMatchObject({
      ok: false,
      code: 'FORBIDDEN',
      message: 'You can review an event once you have attended or watched it.',
    });
  });

  it('of an event that the member hosts', async () => {
    const host = await aSpeaker({ user_id: 'refused' });
    const salon = await seen(refused, { speakers: [{ speaker_id: host._id, type: 'HOST' }] });

    expect(await write(refused, { contentfulId: salon._id })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['a pathway none of whose salons the member has watched', 'Pathways'],
    ['a coach the member had no session with', 'Coaching'],
    ['a portfolio the member has not bought', 'BCP'],
  ])('of %s', async (_which, reviewType) => {
    const pathway = await aPathway((await aRecording())._id);

    expect(
      await write(refused, { contentfulId: pathway._id, reviewType, name: 'Ines Duarte' }),
    ).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });
});

describe('a review', () => {
  it.each([
    ['the member attended', 'RESERVED', null],
    ['the member watched a quarter of', null, 0.25],
  ] as const)('of an event %s waits until staff have read it', async (_which, status, progress) => {
    const salon = await aRecording();
    if (status) await anRSVP({ salon_id: salon._id, user_id: 'amara', status });
    if (progress) await aProgress({ user_id: 'amara', salon_id: salon._id, progress });

    const answer = await write(amara, { contentfulId: salon._id, rating: 4, feedback: ' Brisk. ' });

    expect(answer).toMatchObject({
      ok: true,
      message: 'Thank you. Your review appears once we have read it.',
      data: {
        rating: 4,
        feedback: 'Brisk.',
        state: 'pending',
        reviewer_name: 'Amara Osei',
        is_mine: true,
        event_title: salon.title,
      },
    });
  });

  it('finds its event by the content store’s id, too', async () => {
    const salon = await seen(amara, { contentful_id: 'entry-77' });

    const { data } = await write(amara, { contentfulId: 'entry-77' });

    expect(await Review.findById(data!.id).lean()).toMatchObject({ entry_id: salon._id });
  });

  it('of a pathway requires one of its salons', async () => {
    const salon = await seen(amara);
    const pathway = await aPathway((await aRecording())._id, salon._id);

    expect((await write(amara, { contentfulId: pathway._id, reviewType: 'Pathways' })).data).toMatchObject({
      event_title: pathway.title,
    });
  });

  it('of a coach and of the portfolio service requires the right to it', async () => {
    await aReviewRight({ user_id: 'amara', entry_id: 'maya', title: 'Maya Chen' });
    await aReviewRight({ user_id: 'amara', entry_id: 'bcp', review_type: 'BCP', title: 'Portfolio' });

    const ofCoach = await write(amara, { contentfulId: 'maya', reviewType: 'Coaching' });
    const ofPortfolio = await write(amara, { reviewType: 'BCP', name: 'Ines Duarte' });

    expect(ofCoach.data).toMatchObject({ event_title: 'Maya Chen' });
    expect(ofPortfolio.data).toMatchObject({ event_title: 'Portfolio', writer_name: 'Ines Duarte' });
  });

  it('is one for each member and entry, however many tabs send it at the same time', async () => {
    const salon = await seen(amara);

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => write(amara, { contentfulId: salon._id, feedback: 'Once.' })),
    );

    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await Review.countDocuments({ entry_id: salon._id })).toBe(1);
    expect(await OutboxMessage.countDocuments({ 'payload.contentfulId': salon._id })).toBe(1);
  });

  it('is not replaced by a second one with another text', async () => {
    const salon = await seen(amara);
    await write(amara, { contentfulId: salon._id, rating: 5 });

    const second = await write(amara, { contentfulId: salon._id, rating: 1 });

    expect(second).toMatchObject({ ok: false, code: 'CONFLICT', data: null });
    expect(await Review.find({ entry_id: salon._id }).lean()).toMatchObject([{ rating: 5 }]);
  });

  it('is sent to the content store with the name from the session', async () => {
    const salon = await seen(amara, { contentful_id: 'entry-12' });

    const { data } = await write(amara, { contentfulId: salon._id, feedback: 'Dense and kind.' });

    expect(await OutboxMessage.find({ subject: `review:${data!.id}` }).lean()).toMatchObject([
      {
        channel: 'content_store',
        payload: {
          contentfulId: 'entry-12',
          userId: 'amara',
          reviewerName: 'Amara Osei',
          eventTitle: salon.title,
          reviewType: 'Salons',
          rating: 5,
          isAnonymous: false,
          feedback: 'Dense and kind.',
        },
      },
    ]);
  });

  it('sent anonymously is the author’s own to the author and Member Review to everyone else', async () => {
    const salon = await seen(amara);

    const { data } = await write(amara, { contentfulId: salon._id, isAnonymous: true });

    expect(data).toMatchObject({ reviewer_name: 'Member Review', is_mine: true, is_anonymous: true });
    const [told] = await OutboxMessage.find({ subject: `review:${data!.id}` }).lean();
    expect(JSON.stringify(told)).not.toContain('Amara');
  });
});

describe('a member’s own review', () => {
  const OWN = `query ($slug: String!) { salon(input: { slug: $slug }) { data {
    can_review my_review { id state feedback } reviews { id state } } } }`;
  const own = async (viewer: Viewer, slug: string) =>
    (await world.run<{ salon: { data: Record<string, unknown> } }>(viewer, OWN, { slug })).salon.data;

  it('is shown to its author while it is pending, and to nobody else', async () => {
    const salon = await seen(amara);
    expect(await own(amara, salon.slug)).toEqual({ can_review: true, my_review: null, reviews: [] });

    const { data } = await write(amara, { contentfulId: salon._id, feedback: 'Mine.' });

    expect(await own(amara, salon.slug)).toMatchObject({
      my_review: { id: data!.id, state: 'pending', feedback: 'Mine.' },
      reviews: [],
    });
    for (const viewer of [visitor, other, viewerOf('boss', 'admin')])
      expect(await own(viewer, salon.slug)).toEqual({ can_review: false, my_review: null, reviews: [] });
  });

  it('is pending again once it is changed, and not when it is saved without a change', async () => {
    const salon = await seen(amara);
    const { data } = await write(amara, { contentfulId: salon._id, feedback: 'First.' });
    await Review.updateOne({ _id: data!.id }, { state: 'published' });

    const same = await change(amara, { id: data!.id, feedback: 'First.' });
    const changed = await change(amara, { id: data!.id, rating: 3, feedback: 'Second.' });

    expect(same.data).toMatchObject({ state: 'published' });
    expect(changed.data).toMatchObject({ state: 'pending', rating: 3, feedback: 'Second.' });
  });

  it('is also found by what it is about', async () => {
    const salon = await seen(amara, { contentful_id: 'entry-90' });
    await write(amara, { contentfulId: salon._id });

    const changed = await change(amara, { contentfulId: 'entry-90', reviewType: 'Salons', rating: 2 });

    expect(changed.data).toMatchObject({ rating: 2 });
    expect(await change(amara, { rating: 2 })).toMatchObject({ code: 'INVALID' });
  });

  it('cannot be changed by anybody else, as if it did not exist, nor beyond the scale', async () => {
    const salon = await seen(amara);
    const { data } = await write(amara, { contentfulId: salon._id, rating: 4 });

    expect(await change(other, { id: data!.id, rating: 1 })).toEqual(
      await change(other, { id: 'missing', rating: 1 }),
    );
    expect(await change(amara, { id: data!.id, rating: 7 })).toMatchObject({ code: 'INVALID' });
    expect(await Review.findById(data!.id).lean()).toMatchObject({ rating: 4 });
  });

  it('of a portfolio keeps its writer’s name', async () => {
    await aReviewRight({ user_id: 'writer-1', entry_id: 'bcp', review_type: 'BCP' });
    const { data } = await write(viewerOf('writer-1'), { reviewType: 'BCP', name: 'Ines Duarte' });

    expect(await change(viewerOf('writer-1'), { id: data!.id, rating: 4 })).toMatchObject({
      code: 'INVALID',
      fields: { name: 'Please enter the name of your writer' },
    });
  });
});

it('tells for many coaches at once whether the member may review them, in two reads', async () => {
  await aReviewRight({ user_id: 'coached', entry_id: 'coach-2' });
  const coaches = ['coach-1', 'coach-2', 'coach-3'].map((id) => ({ __typename: 'Coach', id }));
  const query = `query ($coaches: [_Any!]!) { _entities(representations: $coaches) { ... on Coach { can_review } } }`;

  const reads = await world.countReads(async () => {
    expect(await world.run(viewerOf('coached'), query, { coaches })).toEqual({
      _entities: [{ can_review: false }, { can_review: true }, { can_review: false }],
    });
  });

  expect(reads).toBe(2);
});

it('is open to a prospect who attended an open evening', async () => {
  const prospect = viewerOf('prospect-9', 'prospect');
  const salon = await aSalon({ invite_type: 'OPEN_TO_PUBLIC', date: Date.now() - 5 * HOUR });
  await anRSVP({ salon_id: salon._id, user_id: 'prospect-9' });

  expect((await write(prospect, { contentfulId: salon._id })).ok).toBe(true);
});
