import { RecordedCard, type RecordedSalon } from './RecordedCard';
import { UpcomingCard, type UpcomingSalon } from './UpcomingCard';

interface SalonTileProps {
  salon: UpcomingSalon & RecordedSalon;
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
