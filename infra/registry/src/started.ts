import type { RemoteHistory, SnapshotRecord } from './models';
import { canaryOf } from './canary';

/** A start of the product, which puts in place what it was built with only where nobody has decided otherwise. */
export interface ByStart {
  /** Whether it may replace what is older than the record of who put it there. */
  replacesUnrecorded: boolean;
}

/** Why a start leaves a remote as it is; null when it may put another version in place. */
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

/** The list with one more that a start has put in place. */
export const startedWith = ({ started = [] }: RemoteHistory, version: string): string[] => [
  ...new Set([version, ...started]),
];

/** The list once somebody has said that this version is to be live. */
export const startedWithout = ({ started = [] }: RemoteHistory, version: string): string[] =>
  started.filter((one) => one !== version);
