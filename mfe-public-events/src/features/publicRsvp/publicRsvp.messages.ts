import { defineMessages } from '@athenaeum/messages';

/** The RSVP area, for every viewer. */
export const publicRsvpText = defineMessages('publicRsvp', {
  notOpen: 'Booking for this paid event is not open yet.',
  membersOnly: 'This event is for members only.',
  signInToPay: 'Please sign in to book a seat at this paid event.',
  signIn: 'Sign in',
  becomeMember: 'Become a member',
  membership: 'Membership',
  isMember: 'Already a member? <signIn>Sign in</signIn> and RSVP in one click.',
  inviteCode: 'Invite code',
  apply: 'Apply',
  contact: 'Contact us',
  formNotLoaded: 'The form did not load. Please try again.',
  written: 'We sent an email to {email}.',
  confirmSeat:
    'Open the link in that email within {minutes} minutes to confirm your seat. We’re holding it for you until then.',
  confirmWaiting: 'Every seat is taken right now. Open the link in that email to join the waitlist.',
  noEmail:
    'Nothing after a few minutes? Check your spam folder. We email an address at most {mails} times an hour.',
});
