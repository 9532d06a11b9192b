import type { Collection } from '../storage/catalog';
import { documentKey, documentKeys, keyText, recordOf, type KeyRange } from '../storage/keys';
import type { ReadView } from '../storage/views';
import type { AccessPath } from './accessPath';
import type { Plan } from './plan';

export interface Match {
  record: number;
  raw: Buffer;
}

/** How many keys and documents a query has examined, for `explain`. */
export interface ExecutionCounters {
  keys: number;
  documents: number;
}

/** The documents that a plan reads, each once, in the plan's order. */
export function* candidates(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  counters: ExecutionCounters,
): Iterable<Match> {
  if (plan.kind === 'collection') {
    for (const [key, raw] of view.entries(documentKeys(collection.id), { reverse: plan.isReversed })) {
      counters.documents++;
      yield { record: recordOf(key), raw };
    }
    return;
  }
  for (const record of recordsOf(view, plan, counters)) {
    const raw = view.get(documentKey(collection.id, record));
    if (!raw) continue;
    counters.documents++;
    yield { record, raw };
  }
}

function* recordsOf(
  view: ReadView,
  plan: Exclude<Plan, { kind: 'collection' }>,
  counters: ExecutionCounters,
): Iterable<number> {
  if (plan.kind === 'index' && !plan.path.index.isMultikey) {
    yield* listed(view, plan.path, counters);
    return;
  }
  const seen = new Set<number>();
  for (const path of plan.kind === 'index' ? [plan.path] : plan.paths) {
    for (const record of listed(view, path, counters)) {
      if (seen.has(record)) continue;
      seen.add(record);
      yield record;
    }
  }
}

function* listed(view: ReadView, path: AccessPath, counters: ExecutionCounters): Iterable<number> {
  if (path.lookups) {
    for (const key of new Map(path.lookups.map((lookup) => [keyText(lookup), lookup])).values()) {
      counters.keys++;
      const record = view.get(key);
      if (record) yield recordOf(record);
    }
    return;
  }
  for (const range of distinctRanges(path)) {
    for (const [, record] of view.entries(range, { reverse: path.isReversed })) {
      counters.keys++;
      yield recordOf(record);
    }
  }
}

/** A value that is twice in an `$in` must not be found twice. */
export function distinctRanges({ ranges }: AccessPath): KeyRange[] {
  if (ranges.length === 1) return ranges;
  return [...new Map(ranges.map((range) => [keyText(range.start), range])).values()];
}
