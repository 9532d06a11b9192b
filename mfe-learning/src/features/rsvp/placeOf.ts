import { placeText } from '../../components/place.messages';
import type { RsvpPlaceFragment } from './__generated__/rsvpSalon';

/** "Virtual", or the venue and its city as far as the viewer may see them. */
export function placeOf(salon: RsvpPlaceFragment): string {
  if (salon.event_location === 'Virtual') return placeText.virtual;
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ');
  return [salon.in_person_location, city].filter(Boolean).join(', ') || placeText.inPerson;
}
