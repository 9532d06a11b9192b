import { useEffect, useRef } from 'react';
import type { UpcomingCardFragment } from '../../components/__generated__/salonCards';
import { UpcomingCard } from '../../components/UpcomingCard';

interface EventCardsProps {
  salons: readonly UpcomingCardFragment[];
  /** They were requested by Show More: the first of them takes the focus. */
  isNew: boolean;
}

/** Some of the events of an `EventList`. */
export function EventCards({ salons, isNew }: EventCardsProps) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) first.current?.querySelector('a')?.focus();
  }, [isNew]);
  return salons.map((salon, index) => (
    <li key={salon.id} ref={index === 0 ? first : undefined}>
      <UpcomingCard salon={salon} />
    </li>
  ));
}
