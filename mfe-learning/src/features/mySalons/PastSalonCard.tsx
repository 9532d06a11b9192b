import type { RecordedCardFragment, UpcomingCardFragment } from '../../components/__generated__/salonCards';
import { RecordedCard } from '../../components/RecordedCard';
import { UpcomingCard } from '../../components/UpcomingCard';

type HeldSalon = UpcomingCardFragment & RecordedCardFragment & { has_recording: boolean };

/** A past salon: with its recording once there is one, otherwise as an event. */
export const PastSalonCard = ({ salon }: { salon: HeldSalon }) =>
  salon.phase === 'RECORDED' && salon.has_recording ? (
    <RecordedCard salon={salon} />
  ) : (
    <UpcomingCard salon={salon} />
  );
