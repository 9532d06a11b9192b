import type { RecordedCardFragment, UpcomingCardFragment } from './__generated__/salonCards';
import { RecordedCard } from './RecordedCard';
import { UpcomingCard } from './UpcomingCard';

interface SalonTileProps {
  salon: UpcomingCardFragment & RecordedCardFragment;
  /** Why it is shown. */
  why?: string;
}

/** The card of a salon: a recording to watch, or an upcoming salon. */
export const SalonTile = ({ salon, why }: SalonTileProps) =>
  salon.phase === 'RECORDED' ? (
    <RecordedCard salon={salon} why={why} />
  ) : (
    <UpcomingCard salon={salon} why={why} />
  );
