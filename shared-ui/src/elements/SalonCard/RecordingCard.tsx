import { eventTypeLabel, formatHoursAndMinutes, formatList } from '../../format';
import { PlayIcon } from '../../icons';
import { ProgressRing, RingDisc } from '../ProgressRing/ProgressRing';
import { CardFrame, type CardFrameProps } from './CardFrame';
import { salonCardText } from './salonCard.messages';

export type RecordingCardProps = Omit<CardFrameProps, 'kind' | 'meta' | 'corner'> & {
  eventType?: string | null;
  minutes?: number | null;
  /** Names of hosts or experts; the first speaks for them. */
  speakers?: string[];
  /** 0 to 1, watched at 1. Nothing yet shows a play sign. */
  progress?: number | null;
};

/** A recorded salon: a ring once begun, a play sign before. */
export function RecordingCard({ eventType, minutes, speakers = [], progress, ...card }: RecordingCardProps) {
  const meta = [
    length(minutes, progress),
    speakers.length > 0 && salonCardText.with({ speakers: formatList(speakers) }),
  ];
  return (
    <CardFrame
      {...card}
      kind={eventTypeLabel(eventType)}
      meta={meta.filter(Boolean).join(' · ')}
      corner={progress ? <ProgressRing fraction={progress} /> : <Play />}
    />
  );
}

function length(minutes: number | null | undefined, progress: number | null | undefined) {
  if (!minutes) return null;
  if (!progress || progress >= 1) return formatHoursAndMinutes(minutes);
  return salonCardText.left({ duration: formatHoursAndMinutes(Math.max(1, minutes * (1 - progress))) });
}

function Play() {
  return (
    <RingDisc>
      <PlayIcon size={24} style={{ marginLeft: 3 }} />
    </RingDisc>
  );
}
