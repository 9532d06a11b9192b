import { setTimeout as pause } from 'node:timers/promises';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import { demoId } from '@athenaeum/kit/demo';
import { seedUsers } from '@athenaeum/users-subgraph/seed';
import { subgraph as users } from '@athenaeum/users-subgraph';
import mongoose from 'mongoose';
import { startBack } from './back';
import { checkCoaching } from './checks/coaching';
import { readState } from './finalState';
import type { SignedIn } from './member';
import { anyOf, signInPeople, slotsOf } from './people';

/**
 * Members who book, move and cancel the same slots at random through the product while the coaching service is killed:
 * node --import tsx infra/faults/bookings.ts [members] [seconds]
 * Afterwards no slot has two live bookings, no balance was ever negative, ledgers add up and what was acknowledged is there.
 */
const MEMBERS = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 60);
const SLOTS = 20;
const MAX_PAUSE_MS = 2000;

const RESULT = 'ok code data { id status }';
const BOOK = `mutation ($input: BookSessionInput!) { bookSession(input: $input) { ${RESULT} } }`;
const MOVE = `mutation ($input: RescheduleSessionInput!) { rescheduleSession(input: $input) { ${RESULT} } }`;
const CANCEL = `mutation ($input: CancelSessionInput!) { cancelSession(input: $input) { ${RESULT} } }`;

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
  const members = await signInPeople(back.origin, MEMBERS);
  const coach_id = demoId('coach', 'maya-chen');
  const starts = (await slotsOf(members[0]!, coach_id)).slice(0, SLOTS);
  console.log(`${members.length} members, ${starts.length} slots, ${SECONDS} s`);

  const until = Date.now() + SECONDS * 1000;
  const killing = (async () => {
    await pause((SECONDS * 1000) / 2);
    await back.instanceOf('coaching').kill();
    console.log('coaching was killed');
    await back.instanceOf('coaching').start();
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

async function press(
  member: SignedIn,
  coach_id: string,
  starts: readonly number[],
  until: number,
): Promise<void> {
  const ownClaims: Claim[] = [];
  while (Date.now() < until) {
    await pause(Math.random() * MAX_PAUSE_MS);
    const start = anyOf(starts);
    const known = ownClaims.at(-1);
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
    if (wish === 'book' && !ownClaims.includes(claim)) ownClaims.push(claim);
    if (wish === 'cancel') ownClaims.pop();
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
