import { clockMinutes, SESSION_DURATIONS, type SessionStatus } from '@athenaeum/coaching-contract';
import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom, type DemoRandom } from '@athenaeum/kit/demo';
import type { CoachRow } from '../modules/coach/coach.model';
import { momentAt } from '@athenaeum/common/zones';
import { usualMeeting } from '../modules/session/meeting';
import { quartersOf, type SessionRow } from '../modules/session/session.model';
import { weeklyHours } from './weeklyHours';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SESSIONS = 300;
/** The member of the walkthroughs has only past sessions, so that all of the time is free to book. */
const MEMBER_SESSIONS: readonly [coach: string, daysAgo: number, duration: number, status: SessionStatus][] =
  [
    ['maya-chen', 16, 60, 'Completed'],
    ['shirin-kaveh', 38, 30, 'Completed'],
    ['vivian-brooks', 60, 90, 'Completed'],
    ['helena-marchetti', 73, 30, 'Cancelled'],
  ];

/** The editor has upcoming sessions, so that they can be seen without spending the member's time. */
const EDITOR_SESSIONS: typeof MEMBER_SESSIONS = [
  ['maya-chen', -6, 30, 'Scheduled'],
  ['ruth-adeyemi', -9, 60, 'Scheduled'],
  ['maya-chen', 27, 60, 'Completed'],
  ['vivian-brooks', 12, 30, 'Cancelled'],
];
/** Notes of some members to their coaches. */
const NOTES = [
  'The first ten minutes of an interview with a nominating committee.',
  'I have been asked to chair. I would like to hear the question you would ask me.',
  'Two offers, one weekend. Please be unkind.',
];

/** Three hundred sessions over the past year and the next five weeks; no coach has two at the same time. */
export function sessionRows(coaches: readonly CoachRow[], now: number): SessionRow[] {
  const random = demoRandom('sessions');
  const rows = MEMBER_SESSIONS.map(([slug, daysAgo, duration, status], index) => {
    const coach = coaches.find((one) => one.slug === slug)!;
    return book(random, {
      index,
      coach,
      user_id: DEMO_ACCOUNTS.member.id,
      day: now - daysAgo * DAY,
      duration,
      status,
      now,
    });
  });
  const ofHerOwn = demoRandom('editor-sessions');
  for (const [slug, daysAgo, duration, status] of EDITOR_SESSIONS)
    rows.push(
      book(ofHerOwn, {
        index: rows.length,
        coach: coaches.find((one) => one.slug === slug)!,
        user_id: DEMO_ACCOUNTS.editor.id,
        day: now - daysAgo * DAY,
        duration,
        status,
        now,
      }),
    );
  const { member, new: novice, editor } = DEMO_ACCOUNTS;
  const members = demoMembers().filter(({ id }) => ![member.id, novice.id, editor.id].includes(id));
  while (rows.length < SESSIONS) {
    const coach = coaches[random.skewed(coaches.length)]!;
    const person = members[random.skewed(members.length)]!;
    const isAhead = random.chance(0.14);
    const row = book(random, {
      index: rows.length,
      coach,
      user_id: person.id,
      day: now + (isAhead ? random.between(2, 35) : -random.between(1, 365)) * DAY,
      duration: random.pick(SESSION_DURATIONS),
      status: isAhead ? aheadStatus(random) : pastStatus(random),
      now,
    });
    if (person.name !== coach.name && !rows.some((other) => overlap(other, row))) rows.push(row);
  }
  return rows.map((row, index) => ({
    ...row,
    ...(index % 3 === 0 && { note: NOTES[(index / 3) % NOTES.length]! }),
    ...(index === 0 && writtenTogether(row)),
  }));
}

/** What the member of the walkthroughs and Maya Chen wrote in their last session. */
function writtenTogether({ session_date }: SessionRow): Pick<SessionRow, 'shared_notes' | 'tasks'> {
  const minute = (count: number) => session_date + count * 60_000;
  const dayAfter = (days: number) => new Date(session_date + days * DAY).toISOString().slice(0, 10);
  return {
    shared_notes: [
      {
        _id: demoId('shared-note', 0),
        author: 'coach',
        text: 'Open with the winter the warehouse flooded. You ran a balance sheet under water. That is your answer to why a bank.',
        created_at: minute(14),
      },
      {
        _id: demoId('shared-note', 1),
        author: 'member',
        text: 'Ninety seconds, then stop. Let the chair ask.',
        created_at: minute(31),
      },
      {
        _id: demoId('shared-note', 2),
        author: 'coach',
        text: 'When the chair says “you have no financial services background,” agree first. Then say what you saw that bankers miss.',
        created_at: minute(47),
      },
    ],
    tasks: [
      {
        _id: demoId('session-task', 0),
        text: 'Write the flood story in 120 words',
        due: dayAfter(3),
        done_at: minute(2 * 24 * 60),
      },
      { _id: demoId('session-task', 1), text: 'Say it out loud to Leila', due: dayAfter(24), done_at: null },
      {
        _id: demoId('session-task', 2),
        text: 'Read Harrow’s last two proxy statements',
        due: dayAfter(28),
        done_at: null,
      },
    ],
  };
}

interface Wish {
  index: number;
  coach: CoachRow;
  user_id: string;
  day: number;
  duration: number;
  status: SessionStatus;
  now: number;
}

function book(random: DemoRandom, { index, coach, user_id, day, duration, status, now }: Wish): SessionRow {
  const session_date = startNear(random, coach, day, duration);
  const created_at = Math.min(session_date - random.between(3, 20) * DAY, now - random.between(2, 60) * HOUR);
  const late = random.chance(0.2);
  const cancelled_at =
    status === 'Cancelled'
      ? Math.max(
          created_at + HOUR,
          Math.min(session_date - (late ? 5 * HOUR : random.between(25, 60) * HOUR), now - HOUR),
        )
      : null;
  return {
    _id: demoId('session', index),
    user_id,
    coach_id: coach._id,
    session_date,
    duration,
    status,
    note: null,
    meeting: coach.schedule_link ? null : usualMeeting(coach),
    room: demoId('room', index),
    coach_notes: null,
    coach_notes_version: 0,
    shared_notes: [],
    tasks: [],
    sequence: status === 'Cancelled' ? 1 : 0,
    created_at,
    changed_at: cancelled_at,
    cancelled_at,
    cancelled_by: status === 'Cancelled' ? 'member' : null,
    ...(coach.schedule_link
      ? { provider: 'demo', booking_id: `demo-${index}`, told_at: cancelled_at ?? created_at }
      : { quarters: quartersOf({ session_date, duration }) }),
  };
}

/** A start within the coach's hours on the next working day. */
function startNear(random: DemoRandom, coach: CoachRow, day: number, duration: number): number {
  const hours = coach.availability.length > 0 ? coach.availability : weeklyHours(0);
  for (let wanted = day; ; wanted += DAY) {
    const weekday = new Date(wanted).getUTCDay() || 7;
    const blocks = hours.filter((block) => block.weekday === weekday);
    if (blocks.length === 0) continue;
    const { from, to } = random.pick(blocks);
    const steps = Math.floor((clockMinutes(to) - duration - clockMinutes(from)) / 30);
    const day = new Date(wanted).toISOString().slice(0, 10);
    return momentAt(day, clockMinutes(from) + 30 * random.between(0, steps), coach.timezone);
  }
}

const overlap = (one: SessionRow, other: SessionRow): boolean =>
  (one.coach_id === other.coach_id || one.user_id === other.user_id) &&
  one.session_date < other.session_date + other.duration * 60_000 &&
  other.session_date < one.session_date + one.duration * 60_000;

const aheadStatus = (random: DemoRandom): SessionStatus => (random.chance(0.9) ? 'Scheduled' : 'Cancelled');

function pastStatus(random: DemoRandom): SessionStatus {
  if (random.chance(0.12)) return 'Cancelled';
  return random.chance(0.05) ? 'No-show' : 'Completed';
}
