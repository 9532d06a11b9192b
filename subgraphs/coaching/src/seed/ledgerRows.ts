import { creditTime, FREE_CANCELLATION_HOURS, type CreditEntryType } from '@athenaeum/coaching-contract';
import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom, type DemoRandom } from '@athenaeum/kit/demo';
import type { CreditEntryRow } from '../modules/credits/creditEntry.model';
import type { SessionRow } from '../modules/session/session.model';
import { TIME_PACKAGES } from './productRows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Line {
  type: CreditEntryType;
  /** Change of the bought minutes. */
  minutes: number;
  /** Change of the held minutes. */
  held: number;
  session_id?: string;
  note: string | null;
  created_at: number;
}

/** Ledgers in which every session is paid for: time is bought before it is held, and no balance is ever negative. */
export function ledgerRows(sessions: readonly SessionRow[], now: number): CreditEntryRow[] {
  const random = demoRandom('credits');
  const sessionsByMember = new Map<string, SessionRow[]>();
  for (const session of sessions)
    sessionsByMember.set(session.user_id, [...(sessionsByMember.get(session.user_id) ?? []), session]);
  // Some have bought time and not used any yet.
  const unusedBuyers = demoMembers()
    .filter(({ id }) => id !== DEMO_ACCOUNTS.new.id && !sessionsByMember.has(id))
    .filter(() => random.chance(0.25));
  return [
    ...[...sessionsByMember].flatMap(([user_id, sessions]) =>
      numbered(user_id, linesFor(random, user_id, sessions)),
    ),
    ...unusedBuyers.flatMap(({ id }) => numbered(id, [purchase(random.pick(TIME_PACKAGES), now - 9 * DAY)])),
  ];
}

function linesFor(random: DemoRandom, userId: string, sessions: readonly SessionRow[]): Line[] {
  const events = sessions.flatMap(linesOfSession).sort((one, other) => one.created_at - other.created_at);
  const first = events[0]!.created_at;
  const lines: Line[] = userId === DEMO_ACCOUNTS.member.id ? [purchase(packageOf(300), first - 2 * DAY)] : [];
  for (const event of events) {
    const free = sum(lines, 'minutes') - sum(lines, 'held');
    if (event.type === 'hold' && free < event.held) {
      const bigEnough = TIME_PACKAGES.filter(({ minutes }) => free + minutes >= event.held);
      lines.push(purchase(random.pick(bigEnough), event.created_at - 60_000));
    }
    lines.push(event);
  }
  return lines;
}

function linesOfSession({
  _id,
  duration,
  status,
  session_date,
  created_at,
  cancelled_at,
}: SessionRow): Line[] {
  const line = (type: CreditEntryType, minutes: number, held: number, at: number): Line => ({
    type,
    minutes,
    held,
    session_id: _id,
    note: null,
    created_at: at,
  });
  const hold = line('hold', 0, duration, created_at);
  if (status === 'Scheduled') return [hold];
  const settledAt = cancelled_at ?? session_date + duration * 60_000;
  const isFree = Boolean(cancelled_at) && settledAt <= session_date - FREE_CANCELLATION_HOURS * HOUR;
  return [
    hold,
    isFree ? line('release', 0, -duration, settledAt) : line('debit', -duration, -duration, settledAt),
  ];
}

const purchase = ({ minutes }: { minutes: number }, created_at: number): Line => ({
  type: 'purchase',
  minutes,
  held: 0,
  note: `${creditTime(minutes)} of coaching`,
  created_at,
});

const packageOf = (minutes: number) => TIME_PACKAGES.find((one) => one.minutes === minutes)!;

const sum = (lines: readonly Line[], what: 'minutes' | 'held') =>
  lines.reduce((total, line) => total + line[what], 0);

const numbered = (user_id: string, lines: readonly Line[]): CreditEntryRow[] =>
  lines.map((line, index) => ({
    _id: demoId('credit', `${user_id}:${index + 1}`),
    user_id,
    sequence: index + 1,
    ...line,
  }));
