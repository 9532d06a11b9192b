import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { evidenceOf, type EvidenceBySignal, NOTHING } from './evidence';

/** How far before a release the version before it is looked at, ms. */
export const LOOKED_BACK = 60 * 60_000;
const REMEMBERED = 50;

const remembered = new WeakMap<Connection, LRUCache<string, Promise<EvidenceBySignal>>>();

/** How the version before went in the hour before a release, which changes no more: read once, however often it is asked. */
export function usualOf(
  connection: Connection,
  { name, before, from }: { name: string; before: string | undefined; from: number },
): Promise<EvidenceBySignal> {
  if (!before) return Promise.resolve(NOTHING);
  const known = remembered.get(connection) ?? new LRUCache({ max: REMEMBERED });
  remembered.set(connection, known);
  const key = `${name} ${before} ${from}`;
  const usual =
    known.get(key) ??
    evidenceOf(connection, { remote: name, version: before }, { from: from - LOOKED_BACK, to: from });
  known.set(key, usual);
  usual.catch(() => known.delete(key));
  return usual;
}
