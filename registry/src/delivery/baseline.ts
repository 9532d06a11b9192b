import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { evidenceOf, type EvidenceBySignal, NOTHING } from './evidence';

/** How far before a release the previous version is evaluated, ms. */
export const BASELINE_MS = 60 * 60_000;
const MAX_CACHED = 50;

const remembered = new WeakMap<Connection, LRUCache<string, Promise<EvidenceBySignal>>>();

/** Figures of the previous version in the hour before a release; they do not change, so they are cached. */
export function baselineOf(
  connection: Connection,
  { name, before, from }: { name: string; before: string | undefined; from: number },
): Promise<EvidenceBySignal> {
  if (!before) return Promise.resolve(NOTHING);
  const known = remembered.get(connection) ?? new LRUCache({ max: MAX_CACHED });
  remembered.set(connection, known);
  const key = `${name} ${before} ${from}`;
  const baseline =
    known.get(key) ??
    evidenceOf(connection, { remote: name, version: before }, { from: from - BASELINE_MS, to: from });
  known.set(key, baseline);
  baseline.catch(() => known.delete(key));
  return baseline;
}
