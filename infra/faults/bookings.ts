import { setTimeout as pause } from 'node:timers/promises';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId, demoMembers } from '@athenaeum/kit/demo';
import { seedUsers } from '@athenaeum/users-subgraph/seed';
import { subgraph as users } from '@athenaeum/users-subgraph';
import mongoose from 'mongoose';
import { startBack } from './back';
import { checkCoaching } from './checks/coaching';
import { readState } from './finalState';
import { signIn, type SignedIn } from './member';

/**
 * Members who book, move and cancel the same slots at random through the product while the coaching service is killed:
 * node --import tsx infra/faults/bookings.ts [members] [seconds]
 * Afterwards no slot has two live bookings, no balance was ever negative, ledgers add up and what was acknowledged is there.
 */
const MEMBERS = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 60);
const SLOTS = 20;
const MINUTES_EACH = 600;
const LONGEST_PAUSE = 2000;
const AT_ONCE = 8;
const DAY = 86_400_000;

const RESULT = 'ok code data { id status }';
const BOOK = `mutation ($input: BookSessionInput!) { bookSession(input: $input) { ${RESULT} } }`;
const MOVE = `mutation ($input: RescheduleSessionInput!) { rescheduleSession(input: $input) { ${RESULT} } }`;
const CANCEL = `mutation ($input: CancelSessionInput!) { cancelSession(input: $input) { ${RESULT} } }`;
const ADD =
  'mutation ($input: UpdateCreditsInput!) { updateCredits(input: $input) { ok code data { quantity } } }';
const FREE = 'query ($input: SlotsInput!) { slots(input: $input) { ok code data { start durations } } }';

interface Claim {
  id: string;
  /** What it must be; null when something was asked of it that nobody answered. */
  status: string | null;
}

const counts = { acknowledged: 0, unanswered: 0 };
const refused: Record<string, number> = {};
const claims = new Map<string, Claim>();
const back = await startBack();
let problems: string[];
try {
  await connectDatabase(back.databaseUri);
  await ensureIndexes([users, coaching].flatMap(({ models }) => models));
  await seedUsers(Date.now());
  await seedCoaching(Date.now());
  await back.startAll();
  const people = demoMembers()
    .filter(({ id }) => id !== DEMO_ACCOUNTS.coach.id)
    .slice(0, MEMBERS);
  await letSignIn(people.map(({ id }) => id));
  const admin = await signIn(back.origin, DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
  const members = await inTurn(people, async ({ id, email }) => {
    const input = { user_id: id, minutes: MINUTES_EACH, reason: 'To book with', request_id: id };
    const added = await admin.ask(ADD, { input });
    if (!added?.ok) throw new Error(`No time for ${id}: ${added?.code}`);
    return signIn(back.origin, email, DEMO_PASSWORD);
  });
  const coach_id = demoId('coach', 'maya-chen');
  const starts = await slotsOf(members[0]!, coach_id);
  console.log(`${members.length} members, ${starts.length} slots, ${SECONDS} s`);

  const until = Date.now() + SECONDS * 1000;
  const killing = (async () => {
    await pause((SECONDS * 1000) / 2);
    await back.kill('coaching');
    console.log('coaching was killed');
    await back.start('coaching');
    console.log('coaching is back');
  })();
  await Promise.all([killing, ...members.map((member) => press(member, coach_id, starts, until))]);
  problems = await look();
  console.log({ ...counts, refused, bookings: claims.size, problems: problems.length });
} finally {
  await disconnectDatabase();
  await back.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Of the demo's members only those with a name in it have a password: here everybody has theirs. */
async function letSignIn(ids: readonly string[]): Promise<void> {
  const credentials = mongoose.connection.collection<{ _id: string }>('credentials');
  const { _id, ...password } = (await credentials.findOne({ _id: DEMO_ACCOUNTS.member.id }))!;
  for (const id of ids) await credentials.updateOne({ _id: id }, { $set: password }, { upsert: true });
}

async function press(
  member: SignedIn,
  coach_id: string,
  starts: readonly number[],
  until: number,
): Promise<void> {
  const hers: Claim[] = [];
  while (Date.now() < until) {
    await pause(Math.random() * LONGEST_PAUSE);
    const start = anyOf(starts);
    const known = hers.at(-1);
    const wish = known ? anyOf(['book', 'move', 'cancel', 'cancel'] as const) : 'book';
    const [query, input] =
      wish === 'book' || !known
        ? [BOOK, { coach_id, start, duration: anyOf([30, 60]) }]
        : wish === 'move'
          ? [MOVE, { id: known.id, start }]
          : [CANCEL, { id: known.id }];
    const answer = await member.ask(query, { input });
    if (!answer) {
      counts.unanswered += 1;
      // It may have come through: only that the session exists is still certain.
      if (known && wish !== 'book') known.status = null;
      continue;
    }
    if (!answer.ok) {
      const what = `${wish} ${answer.code}`;
      refused[what] = (refused[what] ?? 0) + 1;
      continue;
    }
    counts.acknowledged += 1;
    const { id, status } = answer.data as { id: string; status: string };
    const claim = claims.get(id) ?? { id, status };
    claim.status = status;
    claims.set(id, claim);
    if (wish === 'book' && !hers.includes(claim)) hers.push(claim);
    if (wish === 'cancel') hers.pop();
  }
}

/** What is wrong, in sentences. */
async function look(): Promise<string[]> {
  const state = await readState(mongoose.connection.db!);
  const wrong = checkCoaching(state);
  const known = new Map(state.sessions.map((session) => [session._id, session]));
  for (const { id, status } of claims.values()) {
    const session = known.get(id);
    if (!session) wrong.push(`${id} was acknowledged and is gone`);
    else if (status && session.status !== status) wrong.push(`${id} is ${session.status}, not ${status}`);
  }
  return wrong;
}

async function slotsOf(member: SignedIn, coach_id: string): Promise<number[]> {
  const from = Date.now() + 36 * DAY;
  const free = await member.ask(FREE, { input: { coach_id, from, to: from + 20 * DAY } });
  return (free?.data as { start: number }[]).slice(0, SLOTS).map(({ start }) => start);
}

async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += AT_ONCE)
    results.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(work))));
  return results;
}

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
