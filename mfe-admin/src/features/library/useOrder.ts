import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { type Entry, useContentArrangeEntriesMutation } from './library.api';

export type Direction = 'up' | 'down';

/** Id of the button that moves a row, so that it keeps the focus where the row goes. */
export const moveButtonId = (id: string, direction: Direction) => `move-${id}-${direction}`;

/** Moves an entry of a whole list one place; what was done is said. */
export function useOrder(kind: string, within: string, entries: readonly Entry[]) {
  const notify = useNotify();
  const [arrange, { isLoading }] = useContentArrangeEntriesMutation();
  const [said, setSaid] = useState('');
  const focused = useRef<string | null>(null);
  const order = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [order]);

  const move = async (id: string, direction: Direction) => {
    const from = entries.findIndex((entry) => entry.id === id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const moved = entries[from];
    if (!moved || !entries[to] || isLoading) return;
    const ids = entries.map((entry) => entry.id);
    [ids[from], ids[to]] = [ids[to]!, ids[from]!];
    focused.current = moveButtonId(id, direction);
    const { error } = await arrange({ kind, within, ids });
    if (error) notify(messageOf(error));
    else setSaid(`${moved.title} is now ${to + 1} of ${ids.length}`);
  };
  return { move, said, isMoving: isLoading };
}
