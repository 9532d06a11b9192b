import { createHash } from 'node:crypto';
import type { RemoteEntry } from './entry';
import type { ReadableSnapshot } from './readSnapshot';

export interface Visitor {
  /** 0 to 99, kept in a cookie of the browser. */
  cohort: number;
  isStaff: boolean;
}

/** The versions that one visitor gets: the live ones, and canaries whose percentage includes the visitor. */
export function versionsFor(
  { remotes, canaries }: Pick<ReadableSnapshot, 'remotes' | 'canaries'>,
  { cohort, isStaff }: Visitor,
): RemoteEntry[] {
  return remotes.map((remote) => {
    const canary = canaries.find(({ entry }) => entry.name === remote.name);
    const getsCanary = canary && (isStaff || placeOf(cohort, canary.entry) < canary.percent);
    return getsCanary ? canary.entry : remote;
  });
}

/** The visitor's position differs in each release, so that the same people are not always first. */
const placeOf = (cohort: number, { name, version }: RemoteEntry): number =>
  (cohort + createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE()) % 100;
