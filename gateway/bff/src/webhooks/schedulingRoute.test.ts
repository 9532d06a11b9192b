import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { sign } from './signature';

const SECRET = 'a-scheduling-secret-of-at-least-32-bytes';
const DAY = 86_400_000;
const start = Math.floor(Date.now() / DAY) * DAY + 40 * DAY;

const supergraph = readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8');

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    supergraph,
    env: { OUTBOX_CONCURRENCY: '0', SCHEDULING_SECRETS: `calendly=${SECRET}` },
  }),
);
let mine: Browser;
beforeAll(async () => {
  await seedDemo('users', 'coaching');
  mine = await signedInAs(DEMO_ACCOUNTS.member);
}, 300_000);

let bookings = 0;
const aBooking = (given: object = {}) => ({
  type: 'booked',
  booking_id: `b-${++bookings}`,
  at: Date.now(),
  coach: 'ruth-adeyemi',
  email: DEMO_ACCOUNTS.member.email,
  start,
  duration: 30,
  ...given,
});
interface Sending {
  secret?: string;
  now?: number;
  provider?: string;
  signature?: string;
}
async function send(news: object, { secret = SECRET, now, provider = 'calendly', signature }: Sending = {}) {
  const body = JSON.stringify(news);
  const response = await fetch(`${world.origin}/webhooks/scheduling/${provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-scheduling-signature': signature ?? sign(secret, body, now),
    },
    body,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}
const credits = async () =>
  (await mine.ask('{ me { data { credits { quantity held } } } }')).json.data.me.data.credits as object;

it.each([
  ['a secret that is not ours', { secret: 'another-secret-of-at-least-thirty-two-bytes' }],
  ['a time ten minutes ago', { now: Date.now() - 600_000 }],
  ['no signature', { signature: '' }],
  ['a provider that is not configured', { provider: 'acuity' }],
  ['a provider named like what every object has', { provider: 'constructor' }],
])('refuses news with %s', async (_what, given) => {
  expect(await send(aBooking(), given)).toMatchObject({ status: 401, json: { ok: false } });
  expect(await credits()).toEqual({ quantity: 120, held: 0 });
});

it.each([
  ['of nobody we know', { email: 'nobody@example.org' }, 404],
  ['with no coach of ours', { coach: 'nobody' }, 404],
  ['with a coach who is booked here', { coach: 'maya-chen' }, 409],
  ['of more time than the member has', { duration: 180 }, 409],
  ['of less than no time', { duration: -30 }, 400],
  ['that takes place at no link', { meeting_url: 'javascript:alert(1)' }, 400],
])('refuses a booking %s', async (_what, given, status) => {
  expect(await send(aBooking(given))).toMatchObject({ status, json: { ok: false } });
  expect(await credits()).toEqual({ quantity: 120, held: 0 });
});

it('books, moves and cancels, each once, and the calendar file follows', async () => {
  const booking = aBooking();
  const body = JSON.stringify(booking);
  const signature = sign(SECRET, body);

  const first = await send(booking, { signature });
  const replayed = await send(booking, { signature });
  const again = await send(booking, { now: Date.now() - 2000 });

  expect(first).toMatchObject({ status: 200, json: { ok: true, data: { status: 'Scheduled' } } });
  expect(replayed).toMatchObject({ status: 200, json: { data: null } });
  expect(again).toMatchObject({ status: 200, json: { data: first.json.data } });
  expect(await credits()).toEqual({ quantity: 120, held: 30 });

  const { id } = first.json.data as { id: string };
  const file = await mine.get(`/calendar/sessions/${id}.ics`);
  expect(file.text).toContain(`UID:session-${id}@athenaeum`);
  expect(file.text).toContain('SUMMARY:Coaching with Ruth Adeyemi');
  const others = await signedInAs(DEMO_ACCOUNTS.new);
  expect((await others.get(`/calendar/sessions/${id}.ics`)).status).toBe(404);
  expect((await world.browser().get(`/calendar/sessions/${id}.ics`)).status).toBe(404);

  expect(file.text).not.toContain('/join');
  const meeting_url = 'https://video.example/ruth';
  await send({ ...booking, type: 'moved', at: booking.at + 1, start: start + DAY, meeting_url });
  const { text } = await mine.get(`/calendar/sessions/${id}.ics`);
  expect(text.replace(/\r\n[ \t]/g, '')).toContain(`/api/coaching/sessions/${id}/join`);
  const { booking_id } = booking;
  const cancelled = await send({ type: 'cancelled', booking_id, at: booking.at + 2, cancelled_by: 'member' });

  expect(cancelled).toMatchObject({ status: 200, json: { data: { id, status: 'Cancelled' } } });
  expect((await mine.get(`/calendar/sessions/${id}.ics`)).text).toContain('STATUS:CANCELLED');
  expect(await credits()).toEqual({ quantity: 120, held: 0 });
});
