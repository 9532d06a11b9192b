import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import ICAL from 'ical.js';
import mongoose from 'mongoose';
import nodeIcal from 'node-ical';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';

const { member, new: imani, prospect } = DEMO_ACCOUNTS;
const GROUP = demoId('collection', 'first-time-directors');
const ADDRESS = `/api/calendar/feed?group=${GROUP}`;
const SLUG = 'first-time-directors-circle';
const UID = `salon-${demoId('salon', SLUG)}@athenaeum`;

const world = openForFile(() => createDemoGateway());
let amara: Browser;
beforeAll(async () => {
  amara = await world.signedInAs(member);
}, 240_000);
beforeEach(() => places().deleteMany({ collection_id: GROUP, user_id: { $in: [member.id, imani.id] } }));

const places = () => mongoose.connection.collection<{ _id: string }>('groupmemberships');
const seat = (user_id: string, status = 'MEMBER') =>
  places().insertOne({
    ...{ _id: `seat-${user_id}`, collection_id: GROUP, user_id, status, asked_at: 1 },
  });
const salons = () => mongoose.connection.collection<{ _id: string }>('salons');
const change = (fields: object) =>
  salons().updateOne({ _id: demoId('salon', SLUG) }, { $set: fields, $inc: { calendar_sequence: 1 } });
const addressOf = async (browser: Browser) =>
  new URL((await browser.post(ADDRESS, {})).json.data.feed as string).pathname;
const read = (path: string) => world.browser().get(path);
const eventIn = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { calendar, events, event: events.find(({ uid }) => uid === UID)! };
};

it('is refused to a visitor, a prospect, and members who are not in the group or only asked', async () => {
  const freya = await world.signedInAs(prospect);

  expect((await world.browser().post(ADDRESS, {})).status).toBe(401);
  expect((await freya.post(ADDRESS, {})).status).toBe(404);
  expect((await amara.post(ADDRESS, {})).status).toBe(404);
  await seat(member.id, 'REQUESTED');
  expect((await amara.post(ADDRESS, {})).status).toBe(404);
  await seat(imani.id, 'DECLINED');
  expect((await (await world.signedInAs(imani)).post(ADDRESS, {})).status).toBe(404);
});

it.each(['missing', demoId('collection', 'the-athena-branded-career-portfolio'), '', 'x'.repeat(65)])(
  'is not had of what is no peer group: %s',
  async (group) => {
    expect((await amara.post(`/api/calendar/feed?group=${group}`, {})).status).toBeGreaterThanOrEqual(400);
  },
);

it('leads nowhere once the member has left, and is had again with the seat', async () => {
  await seat(member.id);
  const path = await addressOf(amara);
  expect((await read(path)).status).toBe(200);

  await places().deleteOne({ _id: `seat-${member.id}` });
  expect((await read(path)).status).toBe(404);

  await seat(member.id);
  expect((await read(path)).status).toBe(200);
});

it('has an address of its own beside the member’s calendar; each is revoked separately', async () => {
  await seat(member.id);
  const group = await addressOf(amara);
  const own = new URL((await amara.post('/api/calendar/feed', {})).json.data.feed as string).pathname;
  expect(own).not.toBe(group);

  await amara.remove(ADDRESS);

  expect((await read(group)).status).toBe(404);
  expect((await read(own)).status).toBe(200);
  expect(await addressOf(amara)).not.toBe(group);
});

it('is the group’s events as two parsers read them, named for the group, of which the member answered none', async () => {
  await seat(member.id);
  await change({ link: 'https://meet.example/circle' });
  // A raw row, which no model types.
  const { date } = (await salons().findOne({ _id: demoId('salon', SLUG) })) as unknown as { date: number };

  const { text, headers } = await read(await addressOf(amara));

  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const { calendar, events, event } = eventIn(text);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Athenaeum: First-Time Directors');
  expect(events.map(({ uid }) => uid)).toEqual([UID]);
  expect(event.summary).toBe('First-Time Directors: Monthly Circle');
  const entry = Object.values(nodeIcal.sync.parseICS(text)).find((found) => found?.type === 'VEVENT');
  expect(entry?.type === 'VEVENT' && entry.start.getTime()).toBe(date);
  expect(entry?.type === 'VEVENT' && entry.uid).toBe(UID);
});

it('has a join link only with a seat, and is sent in full only when something has changed', async () => {
  await seat(imani.id);
  const browser = await world.signedInAs(imani);
  const path = await addressOf(browser);
  const before = await read(path);
  expect(before.text).not.toContain('meet.example');
  const etag = before.headers.get('etag')!;
  expect((await world.browser().get(path, { 'if-none-match': etag })).status).toBe(304);

  await change({ salon_status: 'cancelled' });

  const after = await world.browser().get(path, { 'if-none-match': etag });
  expect(after.status).toBe(200);
  expect(after.text).toContain('STATUS:CANCELLED');
});
