import type { RemoteHistory, SnapshotRecord } from './models';
import { canaryOf } from './canary';

/** Options of a start of the product, which publishes its local builds unless a version was deployed. */
export interface ByStart {
  /** Whether it may replace versions from before `started` was recorded. */
  replacesUnrecorded: boolean;
}

/** Why a start keeps a remote's version; null when it may publish another. */
export function leftByStart(
  current: SnapshotRecord | null,
  { name, started }: RemoteHistory,
  { replacesUnrecorded }: ByStart,
): string | null {
  const live = current?.remotes.find((remote) => remote.name === name)?.version;
  if (live === undefined) return null;
  const tried = canaryOf(current, name)?.entry.version;
  if (tried) return `${tried}, which was deployed, is being tried`;
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
