import type { SnapshotRecord } from './models';

type Linked = Pick<SnapshotRecord, '_id' | 'parent'>;

/**
 * The snapshots that led to the current one. One whose writer was slower than another, and died before it removed it, was never
 * given to anybody.
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
