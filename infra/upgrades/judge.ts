import type { mongo } from 'mongoose';
import { checkAcknowledged } from '../faults/checks/acknowledged';
import { checkCoaching } from '../faults/checks/coaching';
import { checkKept } from '../faults/checks/kept';
import type { Period } from '../faults/checks/period';
import { checkProgress } from '../faults/checks/progress';
import { checkSeats } from '../faults/checks/seats';
import { checkTold } from '../faults/checks/told';
import type { Load } from '../faults/load';
import type { OutsideSystems } from '../faults/outside';
import type { Counts } from '../releases/proof/visitors';

interface Outcome {
  load: Load;
  tabs: ReadonlyMap<string, Counts>;
  period: Period;
  outside: Pick<OutsideSystems, 'takeTold' | 'stored' | 'letters' | 'calls'>;
  /** Of the outbox, as stored. */
  outbox: readonly Delivered[];
}

export interface Delivered {
  kind: string;
  state: string;
  attempts: number;
  last_problem?: string | null;
}

/** The receiver was busy, or left at that moment: the message was tried again. Any other problem is that a worker did not understand it. */
const PASSING = /AWAY$|^TIMEOUT$|^E[A-Z]+$/;

/** What went wrong, in sentences: nothing may. */
export function judge({ load, tabs, period, outside, outbox }: Outcome): string[] {
  const told = outside.takeTold();
  return [
    ...Object.entries(load.failed).map(([what, times]) => `${what}, ${times} times`),
    ...[...tabs].flatMap(([version, { failed, lost }]) =>
      Object.entries({ ...failed, ...lost }).map(
        ([what, times]) => `a tab of ${version}: ${what}, ${times} times`,
      ),
    ),
    ...period.operations
      .filter(({ outcome }) => outcome === 'unknown')
      .map(({ kind, who }) => `${kind} of ${who} was not answered`),
    ...[checkAcknowledged, checkSeats, checkProgress, checkKept(outside.stored()), checkTold(told)].flatMap(
      (check) => check(period),
    ),
    ...checkCoaching(period.after),
    ...outbox
      .filter(({ last_problem }) => last_problem && !PASSING.test(last_problem))
      .map(
        ({ kind, attempts, last_problem }) =>
          `a message ${kind} needed ${attempts} attempts: ${last_problem}`,
      ),
    ...twice(outside.letters()).map((id) => `letter ${id} came twice`),
    ...twice(outside.calls()).map((key) => `the CRM was told ${key} twice`),
  ];
}

export const readOutbox = (database: mongo.Db): Promise<Delivered[]> =>
  database.collection<Delivered>('outbox').find().toArray();

const twice = (list: readonly string[]): string[] => [
  ...new Set(list.filter((one, at) => list.indexOf(one) !== at)),
];
