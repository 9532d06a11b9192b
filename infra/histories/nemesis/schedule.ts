import { demoRandom } from '@athenaeum/kit/demo';

/**
 * `killed`: SIGKILL, then started again. `paused`: SIGSTOP, then SIGCONT. `cut`: the line to the database refuses and resets.
 * `stalled`: the line passes nothing, and afterwards everything. `deaf`: what is sent arrives, and the answer is lost.
 */
export const FAULTS = ['killed', 'paused', 'cut', 'stalled', 'deaf'] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  target: string;
  kind: FaultKind;
  /** Ms since the beginning of the round. */
  at: number;
  lasts: number;
}

/** Names of targets with what may befall them; more often where it is named more often. */
const CHOICES: readonly [target: string, kinds: readonly FaultKind[]][] = [
  ...['content 1', 'content 2', 'coaching 1', 'coaching 2'].map((name): [string, readonly FaultKind[]] => [
    name,
    FAULTS,
  ]),
  ...['content 1', 'content 2', 'coaching 1', 'coaching 2'].map((name): [string, readonly FaultKind[]] => [
    name,
    ['paused', 'cut', 'stalled', 'deaf'],
  ]),
  ...['gateway 1', 'gateway 2', 'worker 1', 'worker 2'].map((name): [string, readonly FaultKind[]] => [
    name,
    FAULTS,
  ]),
  ['users 1', ['paused', 'cut', 'deaf']],
  ['database', ['killed', 'paused']],
  ['crm', ['cut', 'stalled', 'deaf']],
];

const FIRST_MS = 1500;
const MAX_PAUSE_MS = 4000;
const [MIN_FAULT_MS, MAX_FAULT_MS] = [1000, 7000];

/** The faults of a round of so many ms, deterministic by the seed. Two faults may overlap, but not on one target. */
export function scheduleOf(seed: string, round: number, lasts: number): Fault[] {
  const random = demoRandom(`histories ${seed} ${round}`);
  const faults: Fault[] = [];
  for (const start of [FIRST_MS, FIRST_MS + MAX_PAUSE_MS])
    for (let at = start; ;) {
      at += random.between(0, MAX_PAUSE_MS);
      const [target, kinds] = random.pick(CHOICES);
      const fault = {
        target,
        kind: random.pick(kinds),
        at,
        lasts: random.between(MIN_FAULT_MS, MAX_FAULT_MS),
      };
      at += fault.lasts;
      if (at > lasts) break;
      if (!faults.some((one) => one.target === target && overlaps(one, fault))) faults.push(fault);
    }
  return faults.sort((one, other) => one.at - other.at);
}

/** A process that was killed takes a while to be up again. */
const RESTART_MS = 5000;

const endOf = ({ at, lasts, kind }: Fault): number => at + lasts + (kind === 'killed' ? RESTART_MS : 0);

const overlaps = (one: Fault, other: Fault): boolean => one.at < endOf(other) && other.at < endOf(one);
