import type { SessionNotice } from '../../sources/sources';
import { createEmailTokens, createResetTokens } from '../../auth/password/resetTokens';
import { createConfirmLinks } from '../../billing/membership/confirmLinks';
import { createRsvpLinks } from '../../guests/rsvpLinks';
import { NGOZI, sourcesOf } from '../../jobs/testing';
import { createPostingLinks } from '../../opportunities/postingLinks';
import { compose, type Prepared } from '../compose';
import { BRAND } from '../testing/samples';
import type { AnyLetterKind, Preparation } from './letterKind';
import {
  sessionCancellationLetter,
  sessionChangeLetter,
  sessionConfirmationLetter,
  sessionPlaceLetter,
  sessionReminderLetter,
} from './sessionLetters';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 11, 3, 18);
const COACH = {
  ...NGOZI,
  id: 'coach-user',
  email: 'maya@example.org',
  first_name: 'Maya',
  last_name: 'Chen',
};

const aSession = (given: Partial<SessionNotice> = {}): SessionNotice => ({
  id: 's1',
  user_id: NGOZI.id,
  session_date: AT,
  duration: 60,
  status: 'Scheduled',
  sequence: 0,
  note: 'The first ten minutes.',
  created_at: 1,
  changed_at: null,
  cancelled_by: null,
  is_released: false,
  coach_name: 'Maya Chen',
  coach_user_id: COACH.id,
  coach_timezone: 'America/New_York',
  meeting: { kind: 'room', value: null },
  room: 'the-room',
  ...given,
});
const prepare = (
  letter: AnyLetterKind,
  to: 'member' | 'coach',
  session: SessionNotice | null = aSession(),
  { sequence = 0, now = AT - 3 * DAY, people = [NGOZI, COACH] } = {},
) =>
  letter.prepare(
    { session_id: 's1', sequence, to },
    {
      sources: {
        ...sourcesOf(null, null, null, session),
        contact: async (id) => people.find((person) => person.id === id) ?? null,
      },
      brand: BRAND,
      setsPasswords: true,
      resetTokens: createResetTokens({ SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin }),
      emailTokens: createEmailTokens({ SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin }),
      postingLinks: createPostingLinks({ SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin }),
      confirmLinks: createConfirmLinks({ SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin }),
      rsvpLinks: createRsvpLinks({ SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin }),
      now: () => now,
    },
  );
const written = (prepared: Preparation) => compose('1', prepared as Prepared, BRAND);

it('confirms to the member in the platform’s time zone and to the coach in the coach’s, with a file for both calendars', async () => {
  const toMember = written(await prepare(sessionConfirmationLetter, 'member'));
  const toCoach = written(await prepare(sessionConfirmationLetter, 'coach'));

  expect(toMember).toMatchObject({
    to: [{ address: NGOZI.email }],
    subject: 'You’re booked with Maya Chen: Thu, Dec 3, 10:00 AM PT',
  });
  expect(toMember.text).toContain('10:00 – 11:00 AM PT');
  expect(toMember.text).not.toContain('The first ten minutes.');
  expect(toCoach).toMatchObject({
    to: [{ address: COACH.email }],
    subject: 'You’re booked with Ngozi Eze: Thu, Dec 3, 1:00 PM ET',
  });
  expect(toCoach.text).toContain('1:00 – 2:00 PM ET');
  expect(toCoach.text).toContain('The first ten minutes.');
  expect(toMember.text).toContain('/expert-strategists/my-sessions');
  expect(toMember.text).toContain('Free to cancel until 24 hours before.');
  expect(toCoach.text).toContain('/expert-strategists/desk');
  expect(toCoach.text).not.toContain('Free to cancel');
  for (const { calendar } of [toMember, toCoach]) {
    expect(calendar).toContain('UID:session-s1@athenaeum');
    expect(calendar).toContain('SEQUENCE:0');
    expect(calendar).toContain('DTSTART;TZID=America/New_York:20261203T130000');
  }
});

it('promises no free cancellation of a session that begins too soon for it', async () => {
  const inTime = written(await prepare(sessionConfirmationLetter, 'member', aSession(), { now: AT - DAY }));
  const late = written(await prepare(sessionConfirmationLetter, 'member', aSession(), { now: AT - DAY + 1 }));

  expect(inTime.text).toContain('Free to cancel until 24 hours before.');
  expect(late.text).not.toContain('Free to cancel');
  expect(late.text.replace(/\s+/g, ' ')).toContain('if you cancel, its 1 h will still be used');
});

it('says where it takes place, and leads there by the link that stays right', async () => {
  const JOIN = `${BRAND.origin}/api/coaching/sessions/s1/join`;
  const online = written(await prepare(sessionConfirmationLetter, 'member'));
  const phone = aSession({ meeting: { kind: 'phone', value: '+1 312 555 0142' } });
  const called = written(await prepare(sessionReminderLetter, 'member', phone));
  const elsewhere = written(await prepare(sessionConfirmationLetter, 'member', aSession({ meeting: null })));

  expect(online.text).toContain('Video room');
  expect(online.text).toContain(JOIN);
  expect(online.text).toContain('It opens 15 minutes before the session begins.');
  expect(online.calendar!.replace(/\r\n[ \t]/g, '')).toContain(`LOCATION:${JOIN}`);
  expect(JSON.stringify(online)).not.toContain('the-room');
  expect(called.text).toContain('By phone: +1 312 555 0142');
  expect(called.text).not.toContain('/join');
  expect(elsewhere.text).not.toContain('Where');
  expect(elsewhere.calendar).not.toContain('Online');
});

it('tells of a new place, by the copy that calendars have', async () => {
  const address = { kind: 'address', value: '12 Harley Street, London' };
  const moved = aSession({ sequence: 1, meeting: address });

  const mail = written(await prepare(sessionPlaceLetter, 'coach', moved, { sequence: 1 }));

  expect(mail.subject).toBe('New location for your session with Ngozi Eze');
  expect(mail.text).toContain('12 Harley Street, London');
  expect(mail.calendar).toContain('SEQUENCE:1');
  expect(mail.calendar).toContain('LOCATION:12 Harley Street\\, London');
});

it('keeps the name in calendars when it moves, and counts', async () => {
  const moved = aSession({ sequence: 2, session_date: AT + DAY });

  const mail = written(await prepare(sessionChangeLetter, 'member', moved, { sequence: 2 }));

  expect(mail.subject).toBe('Your session with Maya Chen moved to Fri, Dec 4, 10:00 AM PT');
  expect(mail.calendar).toContain('UID:session-s1@athenaeum');
  expect(mail.calendar).toContain('SEQUENCE:2');
});

it.each([
  ['in time', { is_released: true, cancelled_by: 'member' as const }, 'available to you again'],
  ['late', { cancelled_by: 'member' as const }, 'its 60 minutes are used'],
  ['by the coach', { is_released: true, cancelled_by: 'coach' as const }, 'was cancelled by Maya Chen'],
])('tells what cancelling %s has done, and takes it out of calendars', async (_when, given, words) => {
  const cancelled = aSession({ status: 'Cancelled', sequence: 1, ...given });

  const toMember = written(await prepare(sessionCancellationLetter, 'member', cancelled, { sequence: 1 }));
  const toCoach = written(await prepare(sessionCancellationLetter, 'coach', cancelled, { sequence: 1 }));

  expect(toMember.text).toContain(words);
  expect(toMember.calendar).toContain('STATUS:CANCELLED');
  expect(toCoach.text).not.toMatch(/available to you again|are used/);
});

it('reminds without another calendar file, and can be stopped', async () => {
  const prepared = await prepare(sessionReminderLetter, 'member', aSession(), { now: AT - DAY });

  expect((prepared as Prepared).template.list).toBe('reminders');
  expect(written(prepared)).toMatchObject({ subject: 'Tomorrow: your session with Maya Chen' });
  expect(written(prepared).calendar).toBeUndefined();
});

it('announces a cancellation even when the session would have begun by now', async () => {
  const cancelled = aSession({ status: 'Cancelled', sequence: 1, cancelled_by: 'coach', is_released: true });

  const mail = written(
    await prepare(sessionCancellationLetter, 'member', cancelled, { sequence: 1, now: AT + 60_000 }),
  );

  expect(mail.text).toContain('was cancelled by Maya Chen');
});

it.each([
  ['it has changed since', sessionConfirmationLetter, aSession({ sequence: 1 }), {}],
  ['it was cancelled since', sessionReminderLetter, aSession({ status: 'Cancelled' }), {}],
  ['it was not cancelled', sessionCancellationLetter, aSession(), {}],
  ['it has begun', sessionReminderLetter, aSession(), { now: AT + 1 }],
  ['it is gone', sessionConfirmationLetter, null, {}],
  ['the account is gone', sessionConfirmationLetter, aSession(), { people: [COACH] }],
])('writes nothing when %s', async (_why, letter, session, given) => {
  expect(await prepare(letter, 'member', session, given)).toBeNull();
});

it('writes nothing to a coach without an account', async () => {
  expect(await prepare(sessionConfirmationLetter, 'coach', aSession({ coach_user_id: null }))).toBeNull();
});
