import { type ReactNode, useEffect, useRef } from 'react';
import { SalonRow } from '../../components/SalonRow';
import type { ListedSalonFragment } from './__generated__/listedSalons';

/** The member's standing at a salon, with what can be done about it. */
export type RowAction = (salon: ListedSalonFragment) => ReactNode;

interface EventRowsProps {
  salons: readonly ListedSalonFragment[];
  action: RowAction;
  /** They were requested by Show More: the first of them takes the focus. */
  isNew: boolean;
}

/** Some of the events of an `EventList`. */
export function EventRows({ salons, action, isNew }: EventRowsProps) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) first.current?.querySelector('a')?.focus();
  }, [isNew]);
  return salons.map((salon, index) => (
    <li key={salon.id} ref={index === 0 ? first : undefined}>
      <SalonRow plain salon={salon} action={action(salon)} />
    </li>
  ));
}
