import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { useEffect, useRef, useState } from 'react';
import type { KindName } from './kindView';
import { type Entry, useContentArrangeEntriesMutation } from './library.api';
import { libraryText } from './library.messages';

export type Direction = 'up' | 'down';

/** Id of the button that moves a row, so that it keeps the focus. */
export const moveButtonId = (id: string, direction: Direction) => `move-${id}-${direction}`;

/** Moves an entry of a complete list by one position, and announces it. */
export function useOrder(kind: KindName, within: string, entries: readonly Entry[]) {
  const notify = useNotify();
  const [arrange, { isLoading }] = useContentArrangeEntriesMutation();
  const [said, setSaid] = useState('');
  const focused = useRef<string | null>(null);
  // The saved order, until the list is refetched: the next move starts from it.
  const saved = useRef<string[] | null>(null);
  const order = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = null;
    saved.current = null;
  }, [order]);

  const move = async (id: string, direction: Direction) => {
    const ids = [...(saved.current ?? entries.map((entry) => entry.id))];
    const from = ids.indexOf(id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const moved = entries.find((entry) => entry.id === id);
    if (!moved || !ids[to] || isLoading) return;
    [ids[from], ids[to]] = [ids[to], id];
    focused.current = moveButtonId(id, direction);
    const { error } = await arrange({ kind, within, ids });
    if (error) return notify(messageOf(error));
    saved.current = ids;
    setSaid(libraryText.nowAt({ place: to + 1, count: ids.length, title: moved.title }));
  };
  return { move, said };
}
