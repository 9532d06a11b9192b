import type { Param } from './params';

export interface ListView<Shown> {
  read: (params: URLSearchParams) => Shown;
  /** A change of what is listed begins at page 1; what stands beside it goes, unless it is what changes. */
  change: (now: Shown, next: Partial<Shown>) => URLSearchParams;
}

/** What a list shows: the value of each param, and the page, from 1. */
export type ViewOf<Of> = Of extends ListView<infer Shown> ? Shown : never;

/** What the address of a list can say, by the names it stands under there. */
export function defineListView<Values extends object>(params: {
  [Name in keyof Values]: Param<Values[Name]>;
}): ListView<Values & { page: number }> {
  const entries = Object.entries(params) as [string, Param<unknown>][];
  const narrows = (name: string) =>
    name !== 'page' && !entries.some(([known, { isBeside }]) => known === name && isBeside);

  return {
    read: (query) => ({
      ...(Object.fromEntries(entries.map(([name, { read }]) => [name, read(query.get(name))])) as Values),
      page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    }),
    change: (now, next) => {
      const page = next.page ?? (Object.keys(next).some(narrows) ? 1 : now.page);
      const wanted: Record<string, unknown> = { ...now, ...next };
      const query = new URLSearchParams();
      for (const [name, { write, read, isBeside }] of entries) {
        const word = write(isBeside && !(name in next) ? read(null) : wanted[name]);
        if (word) query.set(name, word);
      }
      if (page > 1) query.set('page', String(page));
      return query;
    },
  };
}
