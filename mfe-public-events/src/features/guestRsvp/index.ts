export { tokenIn } from './guestRsvp.api';
export { GuestRsvpCard } from './GuestRsvpCard';
export { PasteLink } from './PasteLink';
export { useGuestRsvp } from './useGuestRsvp';
