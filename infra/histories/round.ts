import { demoRandom } from '@athenaeum/kit/demo';
import mongoose from 'mongoose';
import { checkCoaching } from '../faults/checks/coaching';
import { readState } from '../faults/finalState';
import type { SignedIn } from '../faults/member';
import type { Person } from '../faults/people';
import { timeUntil } from '../faults/rig';
import type { Call } from './call';
import { createActs } from './clients/acts';
import { readFinalState } from './clients/readFinalState';
import { createRoutine } from './clients/workload';
import type { Cluster } from './cluster';
import { judge, type Judgement } from './judge';
import { haunt } from './nemesis/nemesis';
import type { Fault } from './nemesis/schedule';
import type { Places } from './objects/objects';
import { checkOutbox } from './outbox/checkOutbox';
import { readOutbox } from './outbox/readOutbox';
import { coachOf, openSalons, readLedgers } from './places';
import { createRecorder } from './recorder';

/** A message whose receiver was away is tried again with a growing pause. */
const TOLD_TIMEOUT_MS = 120_000;
const LOOK_INTERVAL_MS = 1000;

interface Parts {
  cluster: Cluster;
  members: readonly Person[];
  admin: SignedIn;
  coach: string;
  hours: readonly number[];
  faults: readonly Fault[];
  seed: string;
  number: number;
  /** Ms that members go on for. */
  lasts: number;
  say: (line: string) => void;
}

export interface Round {
  places: Places;
  calls: readonly Call[];
  judgements: readonly Judgement[];
  /** Of what is no linearizability, in sentences. */
  problems: readonly string[];
}

/** Members work on objects of their own while faults are injected; afterwards their history is checked. */
export async function runRound(parts: Parts): Promise<Round> {
  const { cluster, members, admin, faults, seed, number, say } = parts;
  const db = mongoose.connection.db!;
  const places: Places = {
    salons: await openSalons(db),
    hours: parts.hours,
    ledgers: await readLedgers(members),
  };
  const recorder = createRecorder();
  const coach = coachOf(parts.coach, parts.hours);
  const acts = members.map((member) => createActs(member, admin, coach, recorder));
  const routines = acts.map((own, index) =>
    createRoutine(own, places, {
      random: demoRandom(`member ${seed} ${number} ${index}`),
      formOf: (form) => `${seed}-${number}-${index}-${form}`,
    }),
  );

  const until = performance.now() + parts.lasts;
  await Promise.all([
    haunt(faults, cluster.targets(), say),
    ...routines.map(async (next) => {
      while (performance.now() < until) await next();
    }),
  ]);
  await readFinalState(acts, places);
  const judgements = judge(places, recorder.calls);
  const problems = await lastingProblems(async () => [
    ...checkOutbox(await readOutbox(db, cluster, places, coach)),
    ...checkCoaching(await readState(db)),
  ]);
  return { places, calls: recorder.calls, judgements, problems };
}

/** Eventual invariants that do not hold once the outbox is empty and no request is running. */
async function lastingProblems(look: () => Promise<string[]>): Promise<string[]> {
  let problems: string[] = [];
  await timeUntil(
    async () => {
      await tryAgainNow();
      problems = await look();
      return problems.length === 0;
    },
    TOLD_TIMEOUT_MS,
    LOOK_INTERVAL_MS,
  );
  return problems;
}

/** Makes messages in backoff due now, instead of waiting for them. */
async function tryAgainNow(): Promise<void> {
  const failed = { state: 'open', lease: null, attempts: { $gt: 0 } };
  await mongoose.connection.collection('outbox').updateMany(failed, { $set: { due_at: Date.now() } });
}
