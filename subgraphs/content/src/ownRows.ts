import { isSignedIn, type Viewer } from '@athenaeum/kit';
import DataLoader from 'dataloader';

interface Reading<R> {
  /** The rows about some entries. */
  some: (userId: string, ids: readonly string[]) => Promise<R[]>;
  /** All rows of the viewer, at most `limit`. */
  all: (userId: string, limit: number) => Promise<R[]>;
  /** The entry that a row is about. */
  of: (row: R) => string;
}

export interface OwnRows<R> {
  load(id: string): Promise<R | null>;
  /** All rows of the viewer; null when there are too many to be read at once. */
  all(): Promise<R[] | null>;
}

/** Hardly anybody has more; for those, entries are read one by one. */
const MAX_ROWS = 500;

/**
 * A viewer's own rows about entries, for one request. A page resolves level by level: the first request for more than one
 * entry reads all rows of the viewer, so that the levels below take no further queries.
 */
export function ownRows<R>(viewer: Viewer, { some, all, of }: Reading<R>): OwnRows<R> {
  let reading: Promise<R[] | null> | null = null;
  const readAll = async (): Promise<R[] | null> => {
    if (!isSignedIn(viewer)) return [];
    const rows = await all(viewer.id, MAX_ROWS + 1);
    return rows.length > MAX_ROWS ? null : rows;
  };
  const allOnce = () => (reading ??= readAll());
  const loader = new DataLoader<string, R | null>(async (ids) => {
    if (!isSignedIn(viewer)) return ids.map(() => null);
    const known = ids.length > 1 || reading ? await allOnce() : null;
    const rows = new Map((known ?? (await some(viewer.id, ids))).map((row) => [of(row), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
  return { load: (id) => loader.load(id), all: allOnce };
}
