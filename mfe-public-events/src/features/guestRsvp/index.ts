export { tokenIn } from './guestRsvp.api';
export { GuestRsvpCard } from './GuestRsvpCard';
export { useGuestRsvp } from './useGuestRsvp';
