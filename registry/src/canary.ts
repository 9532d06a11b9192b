import type { CanaryRecord, SnapshotRecord } from './models';

type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries'>;

/** The current canary of an area; null when it has none, or nothing has been published. */
export const canaryOf = (current: SnapshotRecord | null, name: string): CanaryRecord | null =>
  current?.canaries?.find(({ entry }) => entry.name === name) ?? null;

/** The next snapshot, with one more canary. */
export function stage(current: SnapshotRecord, canary: CanaryRecord): Derived {
  const { name, version } = canary.entry;
  return {
    ...without(current, name),
    note: `try ${name} ${version} with ${canary.percent} of 100${describeNext(canary)}`,
    canaries: [...without(current, name).canaries, canary],
  };
}

/** The next snapshot, with the canary at the next step of its ramp. `at` is reset, as each step is judged by itself. */
export function raised(
  current: SnapshotRecord,
  canary: CanaryRecord,
  why: string,
  now = Date.now(),
): Derived {
  const { name, version } = canary.entry;
  const [percent = canary.percent, ...next] = canary.ramp?.next ?? [];
  const more = { ...canary, percent, ramp: { next, at: now } };
  return { ...stage(current, more), note: `give ${name} ${version} to ${percent} of 100: ${why}` };
}

/** The next snapshot, with the canary at its percentage and without its ramp. */
export function held(current: SnapshotRecord, { entry, percent }: CanaryRecord): Derived {
  const note = `leave ${entry.name} ${entry.version} with ${percent} of 100`;
  return { ...stage(current, { entry, percent }), note };
}

const describeNext = ({ ramp }: CanaryRecord) =>
  ramp && ramp.next.length > 0 ? `, then ${ramp.next.join(', ')}` : '';

/** The next snapshot without the canary. */
export const unstage = (current: SnapshotRecord, name: string, why = ''): Derived => ({
  ...without(current, name),
  note: `stop trying ${name} ${canaryOf(current, name)?.entry.version}${why && `: ${why}`}`,
  // A restart finds it among the builds, and must not publish it.
  history: current.history.map((remote) =>
    remote.name === name ? { ...remote, withdrawn: canaryOf(current, name)!.entry.version } : remote,
  ),
});

const without = ({ remotes, history, canaries = [] }: SnapshotRecord, name: string) => ({
  remotes,
  history,
  canaries: canaries.filter(({ entry }) => entry.name !== name),
});
