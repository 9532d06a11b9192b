import { RecordedCard, type RecordedSalon } from '../../components/RecordedCard';
import { UpcomingCard, type UpcomingSalon } from '../../components/UpcomingCard';

type HeldSalon = UpcomingSalon & RecordedSalon & { has_recording: boolean };

/** A salon as something to watch once there is a recording; until then, and where there is none, as the event it is. */
export const HeldCard = ({ salon }: { salon: HeldSalon }) =>
  salon.phase === 'RECORDED' && salon.has_recording ? (
    <RecordedCard salon={salon} />
  ) : (
    <UpcomingCard salon={salon} />
  );
