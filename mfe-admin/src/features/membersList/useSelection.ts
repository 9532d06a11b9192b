import { useState } from 'react';

/** What is ticked, by id, so that it holds from page to page. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (some: readonly string[], chosen: boolean) =>
    setIds((before) =>
      chosen ? new Set([...before, ...some]) : new Set([...before].filter((id) => !some.includes(id))),
    );
  return {
    ids: [...ids],
    has: ({ id }: { id: string }) => ids.has(id),
    toggle: ({ id }: { id: string }) => choose([id], !ids.has(id)),
    /** All of a page, or none of it where all are ticked. */
    page: (rows: readonly { id: string }[]) => {
      const isSelected = rows.every(({ id }) => ids.has(id));
      const all = rows.map(({ id }) => id);
      return { isSelected, toggle: () => choose(all, !isSelected) };
    },
    clear: () => setIds(new Set()),
  };
}
