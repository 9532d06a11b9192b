import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const BOOKMARK = '/webhooks/salesforce/bookmark';
const PROGRESS = '/webhooks/salesforce/progress';
const { member, admin, prospect } = DEMO_ACCOUNTS;
const salon = (slug: string) => demoId('salon', slug);
const RECORDED = salon('negotiating-your-next-role');

const world = openForFile(() => createDemoGateway());
let amara: Browser;
beforeAll(async () => {
  await seedDemo('coaching');
  amara = await world.signedInAs(member);
}, 240_000);
beforeEach(() => OutboxMessage.deleteMany({}));

const progressOf = async (salonId: string) => {
  const { json } = await amara.ask('{ me { data { progress { salon_id progress } } } }');
  const mine = json.data.me.data.progress as { salon_id: string; progress: number }[];
  return mine.find(({ salon_id }) => salon_id === salonId)?.progress;
};

describe('whether a bookmark may change', () => {
  const check = (browser: Browser, body: object) => browser.post(BOOKMARK, body);
  const mine = (salonOrCoachId: string, id?: string | null) => ({ userId: member.id, salonOrCoachId, id });
  const bookmarks = async () =>
    (await amara.ask('{ me { data { bookmarks { id entry_id } } } }')).json.data.me.data.bookmarks as {
      id: string;
      entry_id: string;
    }[];

  it('is nothing a visitor learns, nor a prospect', async () => {
    const freya = await world.signedInAs(prospect);
    const input = { userId: prospect.id, salonOrCoachId: salon('boardroom-ready') };

    expect((await check(world.browser(), mine(salon('boardroom-ready')))).status).toBe(401);
    expect((await check(freya, input)).status).toBe(403);
  });

  it.each([
    ['somebody else', () => ({ ...mine(salon('boardroom-ready')), userId: admin.id })],
    ['an event that is hidden from the member', () => mine(salon('private-council'))],
    ['nothing there is', () => mine(demoId('salon', 'nothing'))],
    ['a bookmark of another member', () => mine(salon('boardroom-ready'), demoId('bookmark', '0'))],
  ])('is refused about %s, as if there were nothing', async (_what, body) => {
    const { status, json } = await check(amara, body());

    expect({ status, json }).toMatchObject({
      status: 404,
      json: { ok: false, code: 'NOT_FOUND', data: null },
    });
  });

  it('is refused for the member’s bookmark of something else', async () => {
    const [one, other] = await bookmarks();

    expect((await check(amara, mine(other!.entry_id, one!.id))).status).toBe(404);
  });

  it('is yes for an event, a coach, a collection and a bookmark of the member, and changes and sends nothing', async () => {
    const before = await bookmarks();
    const [one] = before;

    const answers = [
      await check(amara, mine(salon('boardroom-ready'))),
      await check(amara, mine(demoId('coach', 'maya-chen'), null)),
      await check(amara, mine(demoId('collection', 'the-directors-desk'))),
      await check(amara, mine(one!.entry_id, one!.id)),
    ];

    expect(answers.map(({ status, json }) => [status, json.ok])).toEqual(Array(4).fill([200, true]));
    expect(await bookmarks()).toEqual(before);
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });
});

describe('watch progress', () => {
  const save = (browser: Browser, more: object = {}) =>
    browser.post(PROGRESS, { salonId: RECORDED, userId: member.id, progress: 0.5, ...more });

  it.each([
    ['somebody else’s', { userId: admin.id }, 404],
    ['of no event', { salonId: demoId('salon', 'nothing') }, 404],
    ['of an event still to come', { salonId: salon('boardroom-ready') }, 403],
    ['of more than all', { progress: 1.5 }, 400],
    ['of no number', { progress: 'NaN' }, 400],
    ['with something besides', { watched: true }, 400],
  ])('is refused when %s', async (_what, change, expected) => {
    expect((await save(amara, change)).status).toBe(expected);
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('is refused to a visitor', async () => {
    expect((await save(world.browser())).status).toBe(401);
  });

  it('is saved and sent once, like the mutation, and never decreases', async () => {
    await amara.ask('mutation ($input: CreateProgressInput!) { createProgress(input: $input) { ok } }', {
      input: { salon_id: RECORDED, user_id: member.id, progress: 0.81 },
    });

    const answers = [await save(amara, { progress: 0.81 }), await save(amara, { progress: 0.3 })];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await progressOf(RECORDED)).toBe(0.81);
    expect(await OutboxMessage.find({ kind: 'progress' }).lean()).toMatchObject([
      { payload: { salonId: RECORDED, userId: member.id, progress: 0.81 } },
    ]);
  });

  it('is saved without the mutation', async () => {
    await save(amara, { progress: 0.9 });

    expect(await progressOf(RECORDED)).toBe(0.9);
    expect(await OutboxMessage.countDocuments({ kind: 'progress' })).toBe(1);
  });
});
