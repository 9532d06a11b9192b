import { useState } from 'react';

/** The selected rows, kept across pages. */
export function useSelection<Row extends { id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const choose = (some: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of some)
        if (isChosen) after.set(row.id, row);
        else after.delete(row.id);
      return after;
    });
  const has = ({ id }: { id: string }) => chosen.has(id);
  return {
    ids: [...chosen.keys()],
    rows: [...chosen.values()],
    has,
    toggle: (row: Row) => choose([row], !has(row)),
    /** Selects a whole page, or deselects it when it is selected. */
    page: (rows: readonly Row[]) => {
      const isSelected = rows.length > 0 && rows.every(has);
      return { isSelected, toggle: () => choose(rows, !isSelected) };
    },
    clear: () => setChosen(new Map()),
    /** Only these stay selected. */
    keep: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  };
}
