import { retry } from '@athenaeum/common/waiting';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoMembers, type DemoPerson } from '@athenaeum/kit/demo';
import mongoose from 'mongoose';
import { signIn, type SignedIn } from './member';

const MAX_CONCURRENT = 8;
const MINUTES_EACH = 600;
const MAX_SIGN_INS = 5;
const DAY = 86_400_000;
const ADD =
  'mutation ($input: UpdateCreditsInput!) { updateCredits(input: $input) { ok code data { quantity } } }';
const FREE = 'query ($input: SlotsInput!) { slots(input: $input) { ok code data { start durations } } }';

/** What is sent to prepare them. */
export const PEOPLE_DOCUMENTS = [ADD, FREE];

export interface Person extends SignedIn {
  id: string;
  email: string;
}

/** So many members of the demo data, signed in and with time to book coaches. */
export async function signInPeople(
  origin: string,
  count: number,
  minutesEach = MINUTES_EACH,
): Promise<Person[]> {
  const people = demoMembers()
    .filter(({ id }) => id !== DEMO_ACCOUNTS.coach.id)
    .slice(0, count);
  await letSignIn(people.map(({ id }) => id));
  const admin = await signIn(origin, DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
  const signedIn = async ({ id, email }: DemoPerson): Promise<Person> => {
    const input = { user_id: id, minutes: minutesEach, reason: 'To book with', request_id: id };
    const added = await admin.ask(ADD, { input });
    if (!added?.ok) throw new Error(`No time for ${id}: ${added?.code}`);
    return { id, email, ...(await signIn(origin, email, DEMO_PASSWORD)) };
  };
  // On a busy machine the first requests may take longer than a subgraph is waited for.
  return inTurn(people, (person) => retry(() => signedIn(person), { attempts: MAX_SIGN_INS }));
}

/** When a coach can be booked, epoch ms, later than any session of the demo data. */
export async function slotsOf(member: SignedIn, coach_id: string): Promise<number[]> {
  const from = Date.now() + 36 * DAY;
  const free = await member.ask(FREE, { input: { coach_id, from, to: from + 20 * DAY } });
  return (free?.data as { start: number }[]).map(({ start }) => start);
}

export function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** Of the demo's members only those with a name in it have a password: here everybody has theirs. */
async function letSignIn(ids: readonly string[]): Promise<void> {
  const credentials = mongoose.connection.collection<{ _id: string }>('credentials');
  const { _id, ...password } = (await credentials.findOne({ _id: DEMO_ACCOUNTS.member.id }))!;
  for (const id of ids) await credentials.updateOne({ _id: id }, { $set: password }, { upsert: true });
}

async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += MAX_CONCURRENT)
    results.push(...(await Promise.all(list.slice(at, at + MAX_CONCURRENT).map(work))));
  return results;
}
