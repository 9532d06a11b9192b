import { currentLocale } from '@athenaeum/messages';
import { eventTypeLabel } from '@athenaeum/shared-ui';
import { eventText } from '../components/event.messages';
import { siteText } from './site.messages';
import type { SiteEvent } from './siteEvents';

const MAX_DESCRIPTION_LENGTH = 160;

export const endOf = ({ date, event_duration }: SiteEvent) => date + event_duration * 60_000;

export const isInPerson = ({ event_location }: SiteEvent) => event_location !== 'Virtual';

/** The venue, as far as it is public; null for online events. */
export const placeOf = (event: SiteEvent): string | null =>
  isInPerson(event)
    ? [event.in_person_location, event.location_city, event.location_state].filter(Boolean).join(', ') ||
      eventText.inPerson
    : null;

export const peopleOf = ({ salon_relations }: SiteEvent) =>
  (salon_relations ?? []).flatMap(({ speaker }) => (speaker ? [speaker] : []));

/** "Tuesday, November 25, 2025 at 10:00 AM PST", in the zone where it takes place. */
export const dayAndTime = ({ date, timezone }: SiteEvent) =>
  new Date(date).toLocaleString(currentLocale(), {
    timeZone: timezone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** The description for search results and link previews: time, place, and summary. */
export function summaryOf(event: SiteEvent): string {
  const about = event.subtitle || event.description || '';
  const where = placeOf(event) ?? siteText.online;
  return shorten(
    `${eventTypeLabel(event.event_type)} · ${dayAndTime(event)} · ${where}${about ? `. ${about}` : ''}`,
  );
}

export function shorten(text: string, length = MAX_DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
