import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';

const ADDRESS = '/api/calendar/feed';
const LIMIT = 25;
const { member, new: imani, hidden, coach, editor, prospect } = DEMO_ACCOUNTS;

const world = openForFile(() => createDemoGateway({ LIMIT_FEED: String(LIMIT) }));
let amara: Browser;
beforeAll(async () => {
  amara = await world.signedInAs(member);
}, 240_000);

const salons = () => mongoose.connection.collection<{ _id: string }>('salons');
const change = (slug: string, fields: object) =>
  salons().updateOne({ _id: demoId('salon', slug) }, { $set: fields, $inc: { calendar_sequence: 1 } });

/** Every line whole again, events as names and values. */
function eventsIn(text: string): Map<string, Record<string, string>> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events = new Map<string, Record<string, string>>();
  let current: Record<string, string> | null = null;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') current = {};
    else if (line === 'END:VEVENT') {
      events.set(current!.UID!, current!);
      current = null;
    } else if (current) {
      const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/s.exec(line) ?? [];
      expect(name).not.toBe('');
      current[name] = value;
    }
  }
  return events;
}
const uid = (slug: string) => `salon-${demoId('salon', slug)}@athenaeum`;

async function feedOf(browser: Browser): Promise<string> {
  const { json } = await browser.post(ADDRESS, {});
  return new URL(json.data.feed).pathname;
}
const read = (path: string, headers?: Record<string, string>) => world.browser().get(path, headers);

describe('the address of a feed', () => {
  it('is for who is signed in, and not given to another site', async () => {
    expect((await world.browser().post(ADDRESS, {})).status).toBe(401);
    expect((await world.browser().remove(ADDRESS)).status).toBe(401);
    expect((await amara.post(ADDRESS, {}, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is the same each time, in the words of each kind of calendar', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => amara.post(ADDRESS, {})));
    const [{ feed, webcal, google }] = answers.map(({ json }) => json.data);

    expect(new Set(answers.map(({ json }) => json.data.feed)).size).toBe(1);
    expect(feed).toMatch(new RegExp(`^${world.origin}/calendar/feed/[\\w-]{43}\\.ics$`));
    expect(webcal).toBe(feed.replace('http:', 'webcal:'));
    expect(google).toBe(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`);
  });

  it('cannot be derived from anything that is stored', async () => {
    const path = await feedOf(amara);
    const kept = JSON.stringify(await mongoose.connection.collection('calendar_feeds').find().toArray());

    expect(kept).not.toContain(/feed\/(.+)\.ics/.exec(path)![1]);
  });

  it('leads nowhere once it is revoked, and the next one is another', async () => {
    const browser = await world.signedInAs(imani);
    const before = await feedOf(browser);

    await browser.remove(ADDRESS);
    const after = await feedOf(browser);

    expect((await read(before)).status).toBe(404);
    expect(after).not.toBe(before);
    expect((await read(after)).status).toBe(200);
  });

  it.each(['made-up', 'a'.repeat(43), '%2e%2e%2f', '$ne'])('is not guessed: %s', async (token) => {
    expect((await read(`/calendar/feed/${token}.ics`)).status).toBe(404);
  });

  it('is 404 once the account is closed', async () => {
    const path = await feedOf(await world.signedInAs(coach));
    const users = mongoose.connection.collection<{ _id: string }>('users');

    await users.updateOne({ _id: coach.id }, { $set: { disabled: true } });

    expect((await read(path)).status).toBe(404);
    await users.updateOne({ _id: coach.id }, { $set: { disabled: false } });
  });

  it('is read only so often', async () => {
    const path = await feedOf(await world.signedInAs(hidden));
    const statuses = [];
    for (let n = 0; n <= LIMIT; n++) statuses.push((await read(path)).status);

    expect(statuses.slice(0, LIMIT)).toEqual(Array(LIMIT).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a member’s feed', () => {
  it('has the salons with a seat or a place on the waitlist, and nothing else', async () => {
    const { text, headers } = await read(await feedOf(amara));
    const events = eventsIn(text);

    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="athenaeum.ics"');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(events.get(uid('seattle-summit'))).toMatchObject({ STATUS: 'CONFIRMED' });
    expect(events.get(uid('pricing-your-own-value'))).toMatchObject({
      STATUS: 'TENTATIVE',
      DESCRIPTION: expect.stringMatching(/^Added to Waitlist\./),
    });
    // Given back, and never asked for.
    expect(events.has(uid('scenario-planning-for-boards'))).toBe(false);
    expect(events.has(uid('boardroom-ready'))).toBe(false);
  });

  it('has join links only for confirmed seats', async () => {
    const joins = async (slug: string) => {
      await change(slug, { link: `https://meet.example/${slug}` });
      return eventsIn((await read(await feedOf(amara))).text)
        .get(uid(slug))!
        .DESCRIPTION!.includes('meet.example');
    };

    expect(await joins('the-quiet-lead-director')).toBe(true);
    expect(await joins('pricing-your-own-value')).toBe(false);
  });

  it('keeps cancelled events, marked as such, and counts every change of time', async () => {
    const path = await feedOf(amara);
    const here = async () => eventsIn((await read(path)).text).get(uid('first-time-directors-circle'))!;
    const before = await here();

    await change('first-time-directors-circle', { date: Date.now() + 40 * 86_400_000 });
    const moved = await here();
    await change('first-time-directors-circle', { salon_status: 'cancelled' });
    const cancelled = await here();

    expect(moved.DTSTART).not.toBe(before.DTSTART);
    expect([moved, cancelled].map(({ SEQUENCE }) => Number(SEQUENCE) - Number(before.SEQUENCE))).toEqual([
      1, 2,
    ]);
    expect(cancelled).toMatchObject({
      STATUS: 'CANCELLED',
      DESCRIPTION: expect.stringMatching(/^This event was cancelled\./),
    });
    expect(cancelled.DESCRIPTION).not.toContain('Join');
  });

  it('is sent in full only when something has changed', async () => {
    const path = await feedOf(amara);
    const first = await read(path);
    const etag = first.headers.get('etag')!;

    const again = await read(path, { 'if-none-match': etag });
    await change('seattle-summit', { title: 'Seattle, again' });
    const changed = await read(path, { 'if-none-match': etag });

    expect(again).toMatchObject({ status: 304, text: '' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('is left by nothing that is in a title', async () => {
    const title = 'Ask\r\nEND:VEVENT\r\nATTENDEE:mailto:x@example.org {{constructor}} ${7*7}, "y"; \\';
    await change('the-quiet-lead-director', { title });

    const { text } = await read(await feedOf(amara));
    const event = eventsIn(text).get(uid('the-quiet-lead-director'))!;

    expect(event.ATTENDEE).toBeUndefined();
    expect(event.SUMMARY).toBe(
      'Ask END:VEVENT ATTENDEE:mailto:x@example.org {{constructor}} ${7*7}\\, "y"\\; \\\\',
    );
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

describe('one event as a file', () => {
  const file = (browser: Browser, slug: string) => browser.get(`/calendar/salons/${slug}.ics`);

  it.each([
    ['one for members', 'boardroom-ready'],
    ['one by invitation', 'invitation-only-roundtable'],
    ['a private one', 'private-council'],
    ['none', 'nothing'],
  ])('is not for a visitor or a prospect when it is %s', async (_what, slug) => {
    const freya = await world.signedInAs(prospect);

    expect((await file(world.browser(), slug)).status).toBe(404);
    expect((await file(freya, slug)).status).toBe(404);
  });

  it('is not for a member who was not invited, and is for staff', async () => {
    expect((await file(await world.signedInAs(imani), 'private-council')).status).toBe(404);
    expect((await file(await world.signedInAs(editor), 'private-council')).status).toBe(200);
  });

  it('is for everybody when the event is open, without its join link', async () => {
    await change('the-art-of-the-ask', { link: 'https://meet.example/ask' });

    const { status, text, headers } = await file(world.browser(), 'the-art-of-the-ask');

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="the-art-of-the-ask.ics"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...eventsIn(text).keys()]).toEqual([uid('the-art-of-the-ask')]);
    expect(text).not.toContain('meet.example');
  });

  it('is the same event as in the member’s feed, with the link of the seat', async () => {
    await change('live-now', { link: 'https://meet.example/live' });

    const { text } = await file(amara, 'live-now');

    expect(eventsIn(text).get(uid('live-now'))!.DESCRIPTION).toContain('https://meet.example/live');
  });
});
