import { defineMessages } from '@athenaeum/messages';

export const guestRsvpPageText = defineMessages('guestRsvpPage', {
  title: 'Your RSVP',
  titleFor: 'Your RSVP: {event}',
  badLink: 'This link does not work',
  badLinkHint: 'Open it straight from your email. RSVPs that aren’t confirmed are removed after a day.',
  notLoaded: 'Your RSVP did not load',
  loading: 'Loading your RSVP',
});
