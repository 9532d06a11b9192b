import { commonText } from '../../components/common.messages';
import type { Attendee } from './attendees.api';
import { attendeesText } from './attendees.messages';

/** Name and role from the profile where visible, otherwise as entered with the RSVP. */
export const personOf = ({ user, name, title, company, email, is_member }: Attendee) => ({
  name: user?.name ?? name ?? (is_member ? commonText.formerMember : attendeesText.aGuest),
  picture: user?.avatar ?? null,
  role: [user?.title ?? title, user?.company ?? company].filter(Boolean).join(', '),
  email: user?.email ?? email,
});

/** Attendees whose name, role or email have all words. */
export function matching(attendees: readonly Attendee[], words: string): Attendee[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return attendees.filter((one) => {
    const { name, role, email } = personOf(one);
    const searchedText = `${name} ${role} ${email ?? ''}`.toLowerCase();
    return wanted.every((word) => searchedText.includes(word));
  });
}

/** Compares by name. */
export const byName = (one: Attendee, other: Attendee): number =>
  personOf(one).name.localeCompare(personOf(other).name, 'en');

/** On the waitlist; not while a seat is held for payment. */
export const isWaiting = ({ status, held_until }: Attendee): boolean => status === 'PENDING' && !held_until;
