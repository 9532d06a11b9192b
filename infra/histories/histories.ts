import { parseArgs } from 'node:util';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import mongoose from 'mongoose';
import { createCleanUp } from '../processes/cleanUp';
import { signIn } from '../faults/member';
import { signInPeople } from '../faults/people';
import { seedDomains } from '../start/demoDomains';
import type { Call } from './call';
import { startCluster } from './cluster';
import { scheduleOf } from './nemesis/schedule';
import { openHours } from './places';
import { writeReport } from './report';
import { runRound } from './round';

/**
 * Members use two instances of each service on one database while processes are killed and paused and lines are cut; what
 * they asked and what was answered is judged per salon, hour of a coach and ledger for linearizability, and the outbox for what it told:
 * node --import tsx infra/histories/histories.ts [--minutes 30] [--seed anything]
 * The same seed has the same faults at the same times, and the same wishes of each member. Ends with 1 when something was refused; its
 * history and drawings are in test-results/histories.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const { seed } = values;
const MINUTE = 60_000;
/** For how long the members of a round go on, and how long looking and judging may take then. */
const ROUND_MS = 30_000;
const JUDGING_MS = 30_000;
const MEMBERS = 8;
/** So few that they run out. */
const MINUTES_EACH = 90;
/**
 * A request that nobody answered may take effect as long as the driver repeats its transaction, two minutes. Until then its
 * member's ledger begins no new round: there are so many members that nobody is in one of the next rounds.
 */
const GROUPS = 5;

const cleanUp = createCleanUp();
const say = (line: string) => console.log(line);
const totals = {
  rounds: 0,
  calls: 0,
  answered: 0,
  refused: 0,
  unanswered: 0,
  faults: {} as Record<string, number>,
};
let problems = 0;
try {
  await run(Number(values.minutes) * MINUTE);
} finally {
  await cleanUp.run();
}
process.exit(problems > 0 ? 1 : 0);

async function run(lasts: number): Promise<void> {
  const until = Date.now() + lasts;
  say(`seed ${seed}`);
  const cluster = await startCluster(cleanUp);
  await connectDatabase(cluster.databaseUri);
  cleanUp.add(disconnectDatabase);
  await seedDomains(Date.now());
  await cluster.startAll();
  const groups = Math.max(1, Math.min(GROUPS, Math.ceil(lasts / ROUND_MS) - 1));
  const people = await signInPeople(cluster.origin, MEMBERS * groups, MINUTES_EACH);
  const admin = await signIn(cluster.origin, DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
  const places = openHours(people[0]!, mongoose.connection.db!);
  say(`${people.length} members; from now on ${Math.round((until - Date.now()) / 1000)} s`);

  // The first however late it is: a run without a round says nothing.
  for (let number = 1; number === 1 || Date.now() + ROUND_MS + JUDGING_MS < until; number++) {
    const group = (number - 1) % groups;
    const next = await places.next();
    if (next.done) throw new Error('No coach has free hours left');
    const faults = scheduleOf(seed, number, ROUND_MS);
    const round = await runRound({
      ...{ cluster, admin, faults, seed, number, say },
      members: people.slice(group * MEMBERS, (group + 1) * MEMBERS),
      ...next.value,
      lasts: ROUND_MS,
    });
    const refused = round.judgements.filter(({ verdict }) => verdict.outcome !== 'linearizable');
    count(round.calls, faults);
    const visited = round.judgements.reduce((sum, { verdict }) => sum + verdict.visited, 0);
    say(
      `round ${number}: ${round.calls.length} calls, ${round.judgements.length - refused.length} objects linearizable (${visited} configurations), ${refused.length + round.problems.length} problems`,
    );
    for (const { name, verdict } of refused) say(`  ✘ ${name} is ${verdict.outcome}`);
    for (const problem of new Set(round.problems)) say(`  ✘ ${problem}`);
    problems += refused.length + round.problems.length;
    if (refused.length + round.problems.length > 0)
      say(`  written to ${writeReport({ seed, round: number, faults, ...round })}`);
  }
  say(JSON.stringify({ seed, ...totals, problems }));
}

function count(calls: readonly Call[], faults: ReturnType<typeof scheduleOf>): void {
  const outcomes = calls.map(({ heard }) => heard.outcome);
  const number = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  totals.rounds += 1;
  totals.calls += calls.length;
  totals.answered += number('answered');
  totals.refused += number('refused');
  totals.unanswered += number('unknown');
  for (const { kind } of faults) totals.faults[kind] = (totals.faults[kind] ?? 0) + 1;
}
