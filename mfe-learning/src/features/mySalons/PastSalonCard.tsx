import { RecordedCard, type RecordedSalon } from '../../components/RecordedCard';
import { UpcomingCard, type UpcomingSalon } from '../../components/UpcomingCard';

type HeldSalon = UpcomingSalon & RecordedSalon & { has_recording: boolean };

/** A past salon: with its recording once there is one, otherwise as an event. */
export const PastSalonCard = ({ salon }: { salon: HeldSalon }) =>
  salon.phase === 'RECORDED' && salon.has_recording ? (
    <RecordedCard salon={salon} />
  ) : (
    <UpcomingCard salon={salon} />
  );
