import type { SnapshotRecord } from './models';

type Linked = Pick<SnapshotRecord, '_id' | 'parent'>;

/**
 * The ancestors of the current snapshot. Others were never current: their writer lost the compare-and-swap, and died before it
 * removed them.
 */
export function lineageOf<One extends Linked>(
  current: Pick<SnapshotRecord, '_id'>,
  newestFirst: readonly One[],
): One[] {
  let next: string | null = current._id;
  return newestFirst.filter(({ _id, parent }) => {
    const isPart = _id === next;
    if (isPart) next = parent;
    return isPart;
  });
}
