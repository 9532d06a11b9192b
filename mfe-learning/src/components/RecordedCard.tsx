import { RecordingCard, StatusBadge } from '@athenaeum/shared-ui';
import type { RecordedCardFragment } from './__generated__/salonCards';
import { useCardBookmark } from './bookmark/useCardBookmark';
import { standingText } from './standing.messages';

interface RecordedCardProps {
  salon: RecordedCardFragment;
  why?: string;
}

/** A past salon with its recording. */
export function RecordedCard({ salon, why }: RecordedCardProps) {
  const bookmark = useCardBookmark(salon);
  const speakers = (salon.salon_relations ?? []).flatMap(({ speaker }) => (speaker ? [speaker.name] : []));
  return (
    <RecordingCard
      href={`/salons/${salon.slug}`}
      slug={salon.slug}
      title={salon.title}
      thumbnail={salon.thumbnail}
      eventType={salon.event_type}
      minutes={salon.event_duration}
      speakers={speakers.slice(0, 1)}
      progress={salon.my_progress?.progress}
      why={why}
      {...bookmark}
      badge={
        salon.my_rsvp?.status === 'RESERVED' && (
          <StatusBadge onArt tone="slate">
            {standingText.attended}
          </StatusBadge>
        )
      }
    />
  );
}
