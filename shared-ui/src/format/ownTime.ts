import { type EventMoment, formatEventTime } from './eventTime';

/** `range`: "1:00 – 2:00 PM ET, your time"; `inLine`: " (1 PM ET)", after the event's own. */
export type OwnTimeStyle = 'range' | 'inLine';

/** The reader's own time of an event; empty where it is the same time, or the reader's zone is unknown. */
export function ownTime(moment: EventMoment, style: OwnTimeStyle): string {
  const { own, ownRange } = formatEventTime(moment);
  if (style === 'range') return ownRange ?? '';
  return own ? ` (${own})` : '';
}
