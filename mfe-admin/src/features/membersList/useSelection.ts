import { useState } from 'react';

/** The selected ids, kept across pages. */
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
    /** Selects a whole page, or deselects it when it is selected. */
    page: (rows: readonly { id: string }[]) => {
      const isSelected = rows.every(({ id }) => ids.has(id));
      const all = rows.map(({ id }) => id);
      return { isSelected, toggle: () => choose(all, !isSelected) };
    },
    clear: () => setIds(new Set()),
  };
}
