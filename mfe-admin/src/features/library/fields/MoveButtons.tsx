import { ArrowDownIcon, ArrowUpIcon, IconButton, XIcon } from '@athenaeum/shared-ui';
import { useEffect, useRef } from 'react';
import { libraryText } from '../library.messages';

interface MoveButtonsProps {
  /** Ids of the buttons begin with it. */
  id: string;
  /** What is moved, read out. */
  what: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Up, down and off: buttons, so that a list can be put in order by keyboard alone. */
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

/** Puts the focus, after the list is drawn anew, onto what has this id. */
export function useFocusAfterwards() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id: string) => void (wanted.current = id);
}

/** The list with one of it in another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
