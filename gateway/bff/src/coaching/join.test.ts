import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';

const MINUTE = 60_000;
const { editor, coach, member, admin } = DEMO_ACCOUNTS;

const world = openForFile(() => createDemoGateway({ MEETING_ROOM_URL: 'https://rooms.example/{room}' }));
let editing: Browser;
beforeAll(async () => {
  await mongoose.connection.collection<{ _id: string }>('coaches').insertOne({
    ...{ _id: 'maya', slug: 'maya-chen', user_id: coach.id, name: 'Maya Chen', timezone: 'America/New_York' },
    ...{ category_ids: [], tag_ids: [], resources: [] },
  });
  await sessions().insertOne({
    ...{ _id: 's1', user_id: editor.id, coach_id: 'maya', status: 'Scheduled', duration: 60 },
    ...{ room: 'a-room-nobody-guesses', sequence: 0, created_at: 1 },
  });
  editing = await world.signedInAs(editor);
}, 240_000);

interface Row {
  _id: string;
  room: string;
}
const sessions = () => mongoose.connection.collection<Row>('coaching_sessions');
/** The one session there is: the editor's, with the coach of the walkthroughs, beginning in so many minutes. */
async function sessionIn(minutes: number, more: object = {}): Promise<Row> {
  const session_date = Date.now() + minutes * MINUTE;
  await sessions().updateOne({ _id: 's1' }, { $set: { session_date, meeting: null, ...more } });
  return (await sessions().findOne({ _id: 's1' }))!;
}
const join = async (browser: Browser, id: string) => {
  const { status, location, headers } = await browser.get(`/api/coaching/sessions/${id}/join`);
  return { status, location, referrer: headers.get('referrer-policy'), cache: headers.get('cache-control') };
};

it('redirects both to the room from fifteen minutes before until the end, without a referrer', async () => {
  const { _id, room } = await sessionIn(14);
  const maya = await world.signedInAs(coach);

  for (const browser of [editing, maya])
    expect(await join(browser, _id)).toEqual({
      status: 303,
      location: `https://rooms.example/${room}`,
      referrer: 'no-referrer',
      cache: 'no-store',
    });
});

it('leads to the page of sessions before and after', async () => {
  const { _id } = await sessionIn(16);
  const maya = await world.signedInAs(coach);

  expect((await join(editing, _id)).location).toBe(`${world.origin}/expert-strategists/my-sessions`);
  expect((await join(maya, _id)).location).toBe(`${world.origin}/expert-strategists/desk`);
  await sessionIn(-200);
  expect((await join(editing, _id)).location).toBe(`${world.origin}/expert-strategists/my-sessions`);
});

it('leads to where it takes place now', async () => {
  const { _id } = await sessionIn(5, { meeting: { kind: 'link', value: 'https://video.example/maya' } });
  expect((await join(editing, _id)).location).toBe('https://video.example/maya');
  await sessionIn(5, { meeting: { kind: 'phone', value: '+1 312 555 0142' } });
  expect((await join(editing, _id)).location).toBe(`${world.origin}/expert-strategists/my-sessions`);
});

it('is for the two of them: others find nothing, and visitors sign in first', async () => {
  const { _id } = await sessionIn(5);

  for (const somebody of [member, admin])
    expect((await join(await world.signedInAs(somebody), _id)).status).toBe(404);
  expect((await join(editing, 'none')).status).toBe(404);
  expect(await join(world.browser(), _id)).toMatchObject({
    status: 303,
    location: `/api/auth/login?returnTo=${encodeURIComponent('/expert-strategists/my-sessions')}`,
  });
});

it('is in the calendar file instead of the room, whose address appears nowhere', async () => {
  const { _id, room } = await sessionIn(60);

  const { text } = await editing.get(`/calendar/sessions/${_id}.ics`);

  const whole = text.replace(/\r\n[ \t]/g, '');
  expect(whole).toContain(`LOCATION:${world.origin}/api/coaching/sessions/${_id}/join`);
  expect(whole).not.toContain(room);
});

it('is in the calendar feeds of both, each with the other’s name, until it is cancelled', async () => {
  const { _id } = await sessionIn(60);
  const feeds = await Promise.all(
    [editing, await world.signedInAs(coach)].map(async (browser) => {
      const { json } = await browser.post('/api/calendar/feed', {});
      return new URL(json.data.feed).pathname;
    }),
  );
  const read = async () =>
    Promise.all(feeds.map(async (path) => (await world.browser().get(path)).text.replace(/\r\n[ \t]/g, '')));

  const [members, coaches] = await read();
  expect(members).toContain(`UID:session-${_id}@athenaeum`);
  expect(members).toContain('SUMMARY:Coaching with Maya Chen');
  expect(coaches).toContain(`UID:session-${_id}@athenaeum`);
  expect(coaches).not.toContain('SUMMARY:Coaching with Maya Chen');

  await sessions().updateOne({ _id }, { $set: { status: 'Cancelled' } });
  for (const feed of await read()) expect(feed).not.toContain(`session-${_id}`);
});
