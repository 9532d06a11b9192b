import { eventTypeLabel, formatEventTime, formatHoursAndMinutes } from '@athenaeum/shared-ui';
import type { EventInWordsFragment, EventPlaceFragment } from './__generated__/eventWords';
import { eventText } from './event.messages';

export const isInPerson = ({ event_location }: { event_location: string }) => event_location !== 'Virtual';

/** The label of a stored location, without a city. */
export const placeLabel = (event_location: string): string =>
  isInPerson({ event_location }) ? eventText.inPerson : eventText.virtual;

/** "Salon · Virtual" or "Gathering · New York City". */
export const kindOf = (event: EventInWordsFragment): string =>
  [eventTypeLabel(event.event_type), placeOf(event)].filter(Boolean).join(' · ');

export const placeOf = (event: EventInWordsFragment): string =>
  isInPerson(event) ? event.location_city || eventText.inPerson : eventText.virtual;

/** The place, as far as the viewer may see it: "The Gallery Room, New York City, NY". */
export const whereOf = (event: EventPlaceFragment): string =>
  isInPerson(event)
    ? [event.in_person_location, event.location_city, event.location_state].filter(Boolean).join(', ') ||
      eventText.inPerson
    : eventText.virtual;

/** "This event was cancelled." (specification 4, event status). */
export const whyOff = (status: string): string =>
  status === 'cancelled' ? eventText.wasCancelled : eventText.wasPostponed;

/** "10 AM PT (1 PM ET)" */
export const timeOf = (event: EventInWordsFragment): string => formatEventTime(momentOf(event)).time;

/** "1 h 15 min" (specification 9, minutes and hours). */
export const lengthOf = (event: EventInWordsFragment): string => formatHoursAndMinutes(event.event_duration);

export const momentOf = (event: Omit<EventInWordsFragment, 'event_type' | 'location_city'>) => ({
  start: event.date,
  minutes: event.event_duration,
  zone: event.timezone,
  inPerson: isInPerson(event),
});
