import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { checkAcknowledged } from './checks/acknowledged';
import { checkCoaching } from './checks/coaching';
import { checkKept } from './checks/kept';
import { checkProgress } from './checks/progress';
import { checkSeats } from './checks/seats';
import { checkTold, isWaiting } from './checks/told';
import { readOutbox, readState } from './finalState';
import type { History, Operation } from './history';
import { NEEDS } from './needs';
import type { OutsideSystems } from './outside';
import type { Probe } from './probes';
import { timeUntil, type Fault } from './rig';
import { startWorkload, type Routine } from './workload';

const BEFORE = 2000;
const RECOVERY_TIMEOUT_MS = 60_000;
/** To see how long it takes when it takes too long. */
const CHECK_TIMEOUT_MS = 180_000;
/** How long a caller waits for an answer; a little less, as clocks are read before and after. */
const UNANSWERED = 19_900;

interface World {
  history: History;
  outside: OutsideSystems;
  routines: readonly Routine[];
  /** Of somebody who does everything once when it is over. */
  patient: Routine;
  probes: readonly Probe[];
}

export interface Survived {
  fault: string;
  /** Of what was asked from the beginning of the fault to its end. */
  acknowledged: number;
  refused: number;
  unanswered: number;
  /** Seconds from its end until every operation worked again, and until all messages to other systems were delivered. */
  'usable after': number | null;
  'told after': number | null;
  problems: string[];
}

/** One fault in the middle of everything: what it leaves alone, how long it takes to be well again, and what it has broken. */
export async function survive(
  { name, part, lasts, inject, heal }: Fault,
  { history, outside, routines, patient, probes }: World,
): Promise<Survived> {
  const before = await readState(database());
  history.take();
  outside.takeTold();
  const stopWorkload = startWorkload(routines);
  await pause(BEFORE);

  const injectedAt = Date.now();
  await inject();
  const felt = await probeUntil(
    injectedAt + lasts,
    probes.filter(({ needs }) => !needs.includes(part)),
  );
  const healedAt = Date.now();
  const healing = heal();
  // It is waited for below; until then nobody looks whether it failed.
  healing.catch(() => undefined);
  const usable = await timeUntil(() => isUsable(probes, patient), CHECK_TIMEOUT_MS);
  const told = await timeUntil(() => hasLeft(healedAt), CHECK_TIMEOUT_MS - (usable ?? 0));
  await healing;
  await stopWorkload();
  await letProgressLeave();

  const after = await readState(database());
  const operations = history.take();
  const period = { operations, before, after };
  const during = operations.filter(({ invokedAt }) => invokedAt >= injectedAt && invokedAt < healedAt);
  const count = (outcome: Operation['outcome']) =>
    during.filter((operation) => operation.outcome === outcome).length;
  const toldAfter = usable === null || told === null ? null : usable + told;
  return {
    fault: name,
    acknowledged: count('acknowledged'),
    refused: count('failed'),
    unanswered: count('unknown'),
    'usable after': inSeconds(usable),
    'told after': inSeconds(toldAfter),
    problems: [
      ...felt,
      ...during
        .filter(({ kind, outcome }) => outcome === 'unknown' && !NEEDS[kind].includes(part))
        .map(({ kind }) => `${kind} had no answer and does not need ${part}`),
      ...waitedTooLong(operations, part),
      ...(usable === null || usable > RECOVERY_TIMEOUT_MS ? ['it was not usable within 60 s'] : []),
      ...(toldAfter === null || toldAfter > RECOVERY_TIMEOUT_MS
        ? ['not everybody was told within 60 s']
        : []),
      ...[checkAcknowledged, checkSeats, checkProgress, checkKept(outside.stored())].flatMap((check) =>
        check(period),
      ),
      ...checkTold(outside.takeTold())(period),
      ...checkCoaching(after),
    ],
  };
}

const database = () => mongoose.connection.db!;

/** Asks what should not feel it; answers what did. */
async function probeUntil(end: number, probes: readonly Probe[]): Promise<string[]> {
  const felt = new Set<string>();
  while (Date.now() < end) {
    await Promise.all(
      probes.map(async ({ name, isWell }) => {
        if (!(await isWell().catch(() => false))) felt.add(`${name} felt it`);
      }),
    );
    await pause(500);
  }
  return [...felt];
}

async function isUsable(probes: readonly Probe[], { steps }: Routine): Promise<boolean> {
  const well = await Promise.all(probes.map(({ isWell }) => isWell().catch(() => false)));
  if (well.includes(false)) return false;
  for (const step of Object.values(steps)) if ((await step()) === 'unknown') return false;
  return true;
}

/** Whether all that was written before has been delivered. */
async function hasLeft(writtenBefore: number): Promise<boolean> {
  const now = Date.now();
  return !(await readOutbox(database())).some(
    (row) => isWaiting(row) && row.created_at < writtenBefore && (row.due_at <= now || row.attempts > 0),
  );
}

/** Progress is sent once per interval: makes the interval expire, and waits until everything has left. */
export async function letProgressLeave(): Promise<void> {
  await database()
    .collection('outbox')
    .updateMany({ kind: 'progress', state: 'open', attempts: 0 }, { $set: { due_at: 1 } });
  await timeUntil(async () => !(await readOutbox(database())).some(isWaiting), RECOVERY_TIMEOUT_MS);
}

/** When the gateway is down no answer is possible; when anything else is, the caller gets an error within the timeout. */
const waitedTooLong = (operations: readonly Operation[], part: Fault['part']): string[] =>
  part === 'gateway'
    ? []
    : operations
        .filter(({ invokedAt, endedAt }) => endedAt - invokedAt >= UNANSWERED)
        .map(({ kind }) => `${kind} was left without an answer for 20 s`);

const inSeconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10);
