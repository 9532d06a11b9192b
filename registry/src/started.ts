import type { RemoteHistory, SnapshotRecord } from './models';
import { canaryOf } from './canary';

/** A start of the product publishes its local builds, except where a version was deployed. */
export interface StartOptions {
  /** Whether it may replace versions from before `started` was recorded. */
  replacesUnrecorded: boolean;
}

/** Why a start keeps a remote's version; null when it may publish another. */
export function leftByStart(
  current: SnapshotRecord | null,
  { name, started }: RemoteHistory,
  { replacesUnrecorded }: StartOptions,
): string | null {
  const live = current?.remotes.find((remote) => remote.name === name)?.version;
  if (live === undefined) return null;
  const canary = canaryOf(current, name)?.entry.version;
  if (canary) return `${canary}, which was deployed, is the canary`;
  const isOfStart = started ? started.includes(live) : replacesUnrecorded;
  return isOfStart ? null : `${live}, which was deployed, is live`;
}

/** The list with one more version that a start has published. */
export const startedWith = ({ started = [] }: RemoteHistory, version: string): string[] => [
  ...new Set([version, ...started]),
];

/** The list without a version that was deployed since. */
export const startedWithout = ({ started = [] }: RemoteHistory, version: string): string[] =>
  started.filter((one) => one !== version);
