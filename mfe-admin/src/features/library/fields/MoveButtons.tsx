import { ArrowDownIcon, ArrowUpIcon, IconButton, XIcon } from '@athenaeum/shared-ui';
import { useEffect, useRef } from 'react';
import { libraryText } from '../library.messages';

interface MoveButtonsProps {
  /** Prefix of the buttons' ids. */
  id: string;
  /** The name of the item, for the accessible labels. */
  what: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Buttons to move an item up or down and to remove it, usable by keyboard. */
export function MoveButtons({ id, what, place, count, onMove, onRemove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        id={`${id}-up`}
        label={libraryText.moveUp({ title: what })}
        icon={<ArrowUpIcon />}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        id={`${id}-down`}
        label={libraryText.moveDown({ title: what })}
        icon={<ArrowDownIcon />}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton label={libraryText.takeOff({ title: what })} icon={<XIcon />} onClick={onRemove} />
    </>
  );
}

/** Focuses the element with an id after the list has rendered. */
export function useFocusAfterwards() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id: string) => void (wanted.current = id);
}

/** The list with one item moved. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
