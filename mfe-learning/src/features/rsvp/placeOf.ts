import { placeText } from '../../components/place.messages';

interface Place {
  event_location: string;
  location_city?: string | null;
  location_state?: string | null;
  in_person_location?: string | null;
}

/** "Virtual", or the venue and its city as far as the viewer may see them. */
export function placeOf(salon: Place): string {
  if (salon.event_location === 'Virtual') return placeText.virtual;
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ');
  return [salon.in_person_location, city].filter(Boolean).join(', ') || placeText.inPerson;
}
