import type { ReactNode } from 'react';
import { type EventMoment, eventTypeLabel, formatEventTime } from '../../format';
import { CardFrame, type CardFrameProps } from './CardFrame';

export type SalonCardProps = Omit<CardFrameProps, 'kind' | 'meta' | 'corner'> &
  Omit<EventMoment, 'minutes'> & {
    /** `event_type` as stored; NOT_APPLICABLE hides it. */
    eventType?: string | null;
    /** "Virtual", or the city. */
    place?: string | null;
    /** Replaces the time, for what has none. */
    meta?: ReactNode;
  };

/**
 * An upcoming salon: its kind, its place and its start. The start is in the platform's time zone (in person: the event's), with the
 * viewer's own time in brackets where that differs.
 */
export function SalonCard({
  eventType,
  place,
  start,
  zone,
  inPerson,
  viewerZone,
  now,
  meta,
  ...card
}: SalonCardProps) {
  const { line } = formatEventTime({ start, zone, inPerson, viewerZone, now });
  const kind = [eventTypeLabel(eventType), place].filter(Boolean).join(' · ');
  return (
    <CardFrame
      {...card}
      kind={kind}
      meta={meta ?? <time dateTime={new Date(start).toISOString()}>{line}</time>}
    />
  );
}
