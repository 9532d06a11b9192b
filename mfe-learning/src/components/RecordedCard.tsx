import { RecordingCard, StatusBadge } from '@athenaeum/shared-ui';
import { useCardBookmark } from './bookmark/useCardBookmark';
import { standingText } from './standing.messages';

export interface RecordedSalon {
  id: string;
  slug: string;
  title: string;
  event_type: string;
  event_duration: number;
  thumbnail?: string | null;
  salon_relations?: { type?: string | null; speaker?: { name: string } | null }[] | null;
  my_rsvp?: { status: string } | null;
  my_progress?: { progress: number } | null;
  my_bookmark?: { id: string } | null;
}

interface RecordedCardProps {
  salon: RecordedSalon;
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
