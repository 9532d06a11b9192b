import { RecordedCard, type RecordedSalon } from './RecordedCard';
import { UpcomingCard, type UpcomingSalon } from './UpcomingCard';

interface SalonTileProps {
  salon: UpcomingSalon & RecordedSalon;
  /** Why it is here. */
  why?: string;
}

/** A salon by whether it has been: something to watch, or something to come to. */
export const SalonTile = ({ salon, why }: SalonTileProps) =>
  salon.phase === 'RECORDED' ? (
    <RecordedCard salon={salon} why={why} />
  ) : (
    <UpcomingCard salon={salon} why={why} />
  );
