import { isSignedIn, type Viewer } from '@athenaeum/kit';
import DataLoader from 'dataloader';

interface Reading<R> {
  /** Of some entries. */
  some: (userId: string, ids: readonly string[]) => Promise<R[]>;
  /** The viewer's rows whatever they are about, at most `limit`. */
  all: (userId: string, limit: number) => Promise<R[]>;
  /** The entry that a row is about. */
  of: (row: R) => string;
}

export interface OwnRows<R> {
  load(id: string): Promise<R | null>;
  /** Every row of the viewer; null for somebody who has too many to be read at once. */
  all(): Promise<R[] | null>;
}

/** Hardly anybody has more; who does is answered entry by entry. */
const MAX_ROWS = 500;

/**
 * What a viewer has to do with some entries, for one request. A page asks for it level by level: the first question after
 * more than one entry reads all of the viewer's rows, so that the levels below ask the database no more.
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
