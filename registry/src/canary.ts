import type { CanaryRecord, SnapshotRecord } from './models';

type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries'>;

/** The current canary of an area; null when it has none, or nothing has been published. */
export const canaryOf = (current: SnapshotRecord | null, name: string): CanaryRecord | null =>
  current?.canaries?.find(({ entry }) => entry.name === name) ?? null;

/** The next snapshot, with one more canary. */
export function withCanary(current: SnapshotRecord, canary: CanaryRecord): Derived {
  const { name, version } = canary.entry;
  return {
    ...withoutCanaryOf(current, name),
    note: `start canary ${name} ${version} with ${canary.percent} %${describeNext(canary)}`,
    canaries: [...withoutCanaryOf(current, name).canaries, canary],
  };
}

/** The next snapshot, with the canary at the next step of its ramp. `at` is reset, as each step is evaluated by itself. */
export function withNextStep(
  current: SnapshotRecord,
  canary: CanaryRecord,
  why: string,
  now = Date.now(),
): Derived {
  const { name, version } = canary.entry;
  const [percent = canary.percent, ...next] = canary.ramp?.next ?? [];
  const more = { ...canary, percent, ramp: { next, at: now } };
  return { ...withCanary(current, more), note: `ramp ${name} ${version} to ${percent} %: ${why}` };
}

/** The next snapshot, with the canary at its percentage and without its ramp. */
export function withoutRamp(current: SnapshotRecord, { entry, percent }: CanaryRecord): Derived {
  const note = `keep ${entry.name} ${entry.version} at ${percent} %`;
  return { ...withCanary(current, { entry, percent }), note };
}

const describeNext = ({ ramp }: CanaryRecord) =>
  ramp && ramp.next.length > 0 ? `, then ${ramp.next.join(', ')}` : '';

/** The next snapshot without the canary. */
export const withoutCanary = (current: SnapshotRecord, name: string, why = ''): Derived => ({
  ...withoutCanaryOf(current, name),
  note: `withdraw ${name} ${canaryOf(current, name)?.entry.version}${why && `: ${why}`}`,
  // A restart finds its build in the folder, and must not publish it.
  history: current.history.map((remote) =>
    remote.name === name ? { ...remote, withdrawn: canaryOf(current, name)!.entry.version } : remote,
  ),
});

const withoutCanaryOf = ({ remotes, history, canaries = [] }: SnapshotRecord, name: string) => ({
  remotes,
  history,
  canaries: canaries.filter(({ entry }) => entry.name !== name),
});
