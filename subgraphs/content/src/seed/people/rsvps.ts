import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import type { RSVPStatus } from '@athenaeum/content-contract';
import type { RSVPRow } from '../../modules/rsvp/rsvp.model';
import type { SalonRow } from '../../modules/salon/salon.model';

const RSVPS = 3000;
const DAY = 24 * 3_600_000;

/** Exact numbers for some salons: reserved seats and people on the waitlist. */
const COUNTED: Readonly<Record<string, readonly [reserved: number, pending: number]>> = {
  'the-art-of-the-ask': [62, 0],
  'closed-door-dinner': [24, 6],
  'last-seat-salon': [0, 0],
  'invitation-only-roundtable': [11, 0],
  'private-council': [7, 0],
  'paid-masterclass': [0, 0],
  'founders-summit': [18, 0],
  'ai-in-the-boardroom': [27, 0],
  'the-quiet-lead-director': [18, 0],
  'pricing-your-own-value': [30, 3],
  'seattle-summit': [96, 0],
  'boardroom-ready': [44, 0],
  'live-now': [52, 0],
  'quiet-preview': [5, 0],
  'first-time-directors-circle': [12, 0],
  'operators-at-scale-circle': [16, 2],
  'proxy-season-from-the-other-side': [71, 0],
  'a-long-table-in-san-francisco': [40, 4],
  'scenario-planning-for-boards': [21, 0],
  'boston-summit': [34, 0],
  'an-evening-in-washington': [9, 0],
  'orientation-first-sitting': [14, 0],
  'orientation-second-sitting': [8, 0],
  'the-year-ahead': [6, 0],
};

/** The answers of the member of the walkthroughs, who is included in the numbers above. */
const MEMBERS_OWN: Readonly<Record<string, RSVPStatus>> = {
  'live-now': 'RESERVED',
  'the-quiet-lead-director': 'RESERVED',
  'seattle-summit': 'RESERVED',
  'first-time-directors-circle': 'RESERVED',
  'pricing-your-own-value': 'PENDING',
  'scenario-planning-for-boards': 'INVITED',
  'activists-at-the-gate': 'RESERVED',
  'cyber-questions': 'RESERVED',
  'first-ninety-days-as-ceo': 'RESERVED',
  'what-audit-chairs-wish': 'RESERVED',
  'capital-without-compromise': 'RESERVED',
  'from-operator-to-director': 'RESERVED',
};
/** Connections of the member of the walkthroughs, who are included in the numbers above as well. */
const CONNECTIONS: Readonly<Record<string, readonly string[]>> = {
  'the-art-of-the-ask': ['leila-haddad', 'joanna-whitfield', 'ngozi-eze'],
  'the-quiet-lead-director': ['ngozi-eze'],
};
/** The member's place on a waitlist: from 0. */
const MEMBERS_PLACE = 1;

/** 3,000 answers, more for recent salons and for some members. */
export function rsvpRows(
  salons: readonly SalonRow[],
  hostsOf: (salon: SalonRow) => Set<string>,
  now: number,
): RSVPRow[] {
  const rows: RSVPRow[] = [];
  const taken = new Set<string>();
  const people = otherMembers();
  for (const salon of salons) for (const row of countedAnswers(salon, people, hostsOf(salon), now)) add(row);

  const random = demoRandom('rsvps');
  const recorded = salons.filter(({ filename }) => filename);
  while (rows.length < RSVPS) {
    const salon = recorded[random.skewed(recorded.length)]!;
    const user_id = people[random.skewed(people.length)]!;
    if (hostsOf(salon).has(user_id)) continue;
    add(
      answer(
        salon,
        user_id,
        random.chance(0.92) ? 'RESERVED' : 'INVITED',
        salon.date - random.between(2, 30) * DAY,
      ),
    );
  }
  return checkedIn(rows, salons, now);

  function add(row: RSVPRow): void {
    const key = `${row.salon_id} ${row.user_id}`;
    if (taken.has(key)) return;
    taken.add(key);
    rows.push({ ...row, _id: demoId('rsvp', rows.length) });
  }
}

/** The reserved seats and the waitlist of one upcoming salon, and the answer of the member of the walkthroughs. */
function countedAnswers(
  salon: SalonRow,
  people: readonly string[],
  hosts: Set<string>,
  now: number,
): RSVPRow[] {
  const random = demoRandom(`rsvps-${salon.slug}`);
  const [reserved, pending] = COUNTED[salon.slug] ?? [0, 0];
  const own = MEMBERS_OWN[salon.slug];
  const known = (CONNECTIONS[salon.slug] ?? []).map((slug) => demoId('user', slug));
  const others = [
    ...known,
    ...random.sample(
      people.filter((id) => !hosts.has(id) && !known.includes(id)),
      reserved + pending - known.length,
    ),
  ];
  const held = others.slice(0, own === 'RESERVED' && reserved > 0 ? reserved - 1 : reserved);
  const line = others.slice(reserved, reserved + (own === 'PENDING' ? pending - 1 : pending));
  const member = DEMO_ACCOUNTS.member.id;
  if (own === 'RESERVED') held.push(member);
  if (own === 'PENDING') line.splice(MEMBERS_PLACE, 0, member);
  const asked = Math.min(now, salon.date) - 5 * DAY;
  return [
    ...held.map((id) => answer(salon, id, 'RESERVED', asked - random.between(1, 20) * DAY)),
    ...line.map((id, place) => answer(salon, id, 'PENDING', asked + (place + 1) * 3_600_000)),
    ...(own === 'INVITED' ? [answer(salon, member, 'INVITED', asked)] : []),
  ];
}

const answer = (salon: SalonRow, user_id: string, status: RSVPStatus, at: number): RSVPRow =>
  ({ salon_id: salon._id, user_id, status, queued_at: at, responded_at: at, created_at: at }) as RSVPRow;

/** Most who had a seat attended; at a live event, the first of them have arrived. */
function checkedIn(rows: readonly RSVPRow[], salons: readonly SalonRow[], now: number): RSVPRow[] {
  const random = demoRandom('attendance');
  const starts = new Map(salons.map(({ _id, date }) => [_id, date]));
  const member = DEMO_ACCOUNTS.member.id;
  return rows.map((row) => {
    const start = starts.get(row.salon_id) ?? now;
    const came = random.chance(now - start > DAY ? 0.86 : 0.4);
    const at = start + random.between(-12, 6) * 60_000;
    const isThere = row.status === 'RESERVED' && came && at <= now && row.user_id !== member;
    return isThere ? { ...row, attended_at: at } : row;
  });
}

/** Members on whose answers no walkthrough relies. */
function otherMembers(): string[] {
  const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
  return demoMembers()
    .map(({ id }) => id)
    .filter((id) => !accounts.has(id));
}

/** The free seats after counting all reserved ones. */
export function withSeats(salons: readonly SalonRow[], rsvps: readonly RSVPRow[]): SalonRow[] {
  const held = new Map<string, number>();
  for (const { salon_id, status } of rsvps)
    if (status === 'RESERVED') held.set(salon_id, (held.get(salon_id) ?? 0) + 1);
  return salons.map((salon) => ({
    ...salon,
    seats_free: typeof salon.capacity === 'number' ? salon.capacity - (held.get(salon._id) ?? 0) : null,
  }));
}
