import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { sign } from './signature';

const PATH = '/webhooks/contentful/review';
const SECRET = 'a-secret-of-the-content-store-of-44-bytes';
const MINUTE = 60_000;
const { member, admin, new: imani } = DEMO_ACCOUNTS;

const world = openForFile(() => createDemoGateway({ CONTENT_STORE_WEBHOOK_SECRET: SECRET }));
let amara: Browser;
let attended: string;
beforeAll(async () => {
  amara = await world.signedInAs(member);
  const rsvp = await mongoose.connection.collection('rsvps').findOne({
    user_id: member.id,
    status: 'RESERVED',
    salon_id: demoId('salon', 'cyber-questions'),
  });
  attended = String(rsvp!.salon_id);
}, 240_000);
beforeEach(async () => {
  await OutboxMessage.deleteMany({});
  await mongoose.connection.collection('reviews').deleteMany({ entry_id: attended });
});

const reviewsHere = () => mongoose.connection.collection('reviews').find({ entry_id: attended }).toArray();
const words = { reviewType: 'Salons', rating: 5, feedback: 'I counted to nine.', privateFeedback: false };
const put = (browser: Browser, body: object | string, headers: Record<string, string> = {}) =>
  browser.put(PATH, body, headers);

describe('a member’s own review', () => {
  const send = (change: object = {}, more: object = {}) =>
    put(amara, { contentfulId: attended, reviews: [{ ...words, userId: member.id, ...change }], ...more });

  it('is written by nobody who is not signed in', async () => {
    expect((await put(world.browser(), { contentfulId: attended, reviews: [words] })).status).toBe(401);
  });

  it.each([
    ['of somebody else', { userId: admin.id }, {}, 404],
    ['of a salon the member cannot have seen', {}, { contentfulId: demoId('salon', 'boardroom-ready') }, 403],
    ['of nothing there is', {}, { contentfulId: 'nothing' }, 404],
    ['with half a star', { rating: 4.5 }, {}, 400],
    ['with six stars', { rating: 6 }, {}, 400],
    ['of no kind', { reviewType: 'Books' }, {}, 400],
    ['with a state chosen by the member', { state: 'published' }, {}, 400],
    ['of five thousand words', { feedback: 'word '.repeat(5000) }, {}, 400],
    ['among others', {}, { reviews: [words, words] }, 400],
  ])('is refused %s', async (_what, change, more, expected) => {
    expect((await send(change, more)).status).toBe(expected);
    expect(await reviewsHere()).toEqual([]);
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('is refused from another site', async () => {
    const body = { contentfulId: attended, reviews: [words] };

    expect((await put(amara, body, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is one, waits for staff, and changes by the same call', async () => {
    const first = await send({ reviewerName: 'Somebody Else', eventTitle: 'Another event' });
    const second = await send({ rating: 4 });

    expect([first, second].map(({ status }) => status)).toEqual([200, 200]);
    expect(second.json.data.id).toBe(first.json.data.id);
    expect(await reviewsHere()).toMatchObject([
      { user_id: member.id, rating: 4, state: 'pending', reviewer_name: member.name },
    ]);
  });
});

describe('what the content store has', () => {
  const body = (change: object = {}) =>
    JSON.stringify({
      contentfulId: attended,
      reviews: [
        { ...words, userId: imani.id, reviewerName: 'Imani', reviewDate: '2026-05-01T10:00:00Z', ...change },
      ],
    });
  const signed = (text: string, secret = SECRET, at = Date.now()) => ({
    'x-content-store-signature': sign(secret, text, at),
  });

  it.each([
    ['without a good signature', () => ({ 'x-content-store-signature': `t=1,v1=${'0'.repeat(64)}` })],
    ['with an empty one', () => ({ 'x-content-store-signature': '' })],
    ['by another secret', () => signed(body(), 'another-secret-of-at-least-32-bytes')],
    ['signed for other words', () => signed(body({ rating: 4 }))],
    ['signed six minutes ago', () => signed(body(), SECRET, Date.now() - 6 * MINUTE)],
    ['signed in six minutes', () => signed(body(), SECRET, Date.now() + 6 * MINUTE)],
  ])('is refused %s, even with a valid session beside it', async (_what, headers) => {
    expect((await put(amara, body(), headers())).status).toBe(401);
    expect(await reviewsHere()).toEqual([]);
  });

  it.each([
    ['what is no JSON', '{'],
    ['a list', '[]'],
    ['no review', JSON.stringify({ contentfulId: 'x', reviews: [] })],
  ])('is refused when it is %s', async (_what, text) => {
    expect((await put(world.browser(), text, signed(text))).status).toBe(400);
  });

  it('is taken over once, however often and at once it is sent', async () => {
    const text = body();
    const headers = signed(text);

    const answers = await Promise.all([1, 2, 3].map(() => put(world.browser(), text, headers)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ json }) => json.data.changed).sort()).toEqual([0, 0, 1]);
    expect(await reviewsHere()).toMatchObject([{ user_id: imani.id, rating: 5, state: 'published' }]);
  });

  it('can be sent again when it could not be taken', async () => {
    const text = body().replace(attended, 'nothing');
    const headers = signed(text);

    expect((await put(world.browser(), text, headers)).status).toBe(404);
    expect((await put(world.browser(), text, headers)).status).toBe(404);
  });
});
