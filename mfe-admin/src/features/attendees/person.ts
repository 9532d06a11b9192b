import { commonText } from '../../components/common.messages';
import type { Attendee } from './attendees.api';
import { attendeesText } from './attendees.messages';

/** Who this is, from the profile as far as it may be seen, otherwise from what the person told. */
export const personOf = ({ user, name, title, company, email, is_member }: Attendee) => ({
  name: user?.name ?? name ?? (is_member ? commonText.formerMember : attendeesText.aGuest),
  picture: user?.avatar ?? null,
  role: [user?.title ?? title, user?.company ?? company].filter(Boolean).join(', '),
  email: user?.email ?? email,
});

/** Those whom all the words fit, by name. */
export function named(attendees: readonly Attendee[], words: string): Attendee[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return attendees.filter((one) => {
    const { name, role, email } = personOf(one);
    const told = `${name} ${role} ${email ?? ''}`.toLowerCase();
    return wanted.every((word) => told.includes(word));
  });
}

/** By name, as people are looked for at a door. */
export const byName = (one: Attendee, other: Attendee): number =>
  personOf(one).name.localeCompare(personOf(other).name, 'en');

/** In line for a seat; not while paying for one. */
export const isWaiting = ({ status, held_until }: Attendee): boolean => status === 'PENDING' && !held_until;
