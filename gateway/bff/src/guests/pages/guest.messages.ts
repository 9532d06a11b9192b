import { defineMessages } from '@athenaeum/messages';

/** A visitor's RSVP, where no script runs. */
export const guestText = defineMessages('guestRsvp', {
  rsvp: 'RSVP',
  joinWaitlist: 'Join Waitlist',
  checkFields: 'Please check the fields that are marked below.',
  virtual: 'Virtual',
  inPerson: 'In person',
  backToEvent: 'Back to the event',
  upcoming: 'See upcoming events',

  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  title: 'Title',
  company: 'Company',
  country: 'Country',
  chooseCountry: 'Choose your country',
  state: 'State',
  stateHint: 'Or province or region.',
  city: 'City',
  linkedin: 'LinkedIn',
  phone: 'Phone',
  optional: '(optional)',
  inviteCode: 'Invite code',
  agree: 'I agree to the release: the event may be recorded.',
  newsletter: 'Send me the newsletter.',

  written: 'We’ve emailed {email}.',
  waitByMail:
    'Every seat is taken right now. Open the link in that email and confirm that you’d like to wait.',
  seatByMail:
    'Open the link in that email within {minutes} minutes and confirm your seat: we’re holding it for you until then.',
  nothingThere: {
    one: 'Nothing there after a few minutes? Please check your spam folder. We email an address at most once an hour.',
    other:
      'Nothing there after a few minutes? Please check your spam folder. We email an address at most {count} times an hour.',
  },
  withoutScript: 'Without JavaScript',
  pasteLink: 'Copy the link from your email and paste it here.',
  linkOfMail: 'Link from your email',
  open: 'Open',
  linkUnknown:
    'This link does not work. Please copy it from the email itself. An RSVP that isn’t confirmed is removed after a day.',

  membersNeedScript: 'Members answer on the event’s page once signed in. It needs JavaScript.',
  becomeMember: 'Become a member',
  notFoundTitle: 'Not found',
  notFound: 'We could not find that event',
  notFoundWhy: 'The address may have changed, or there was never an event here.',
  awayTitle: 'Not right now',
  oneMoment: 'One moment, please',
  away: 'You can’t RSVP right now. Please try again shortly.',

  yourRsvp: 'Your RSVP',
  notAttending: 'You are not attending. If you change your mind, ask again.',
  confirmSeat: 'Confirm my seat',
  reserved: 'Your seat is reserved.',
  joinLink: 'Join link for the event',
  addToCalendar: 'Add to calendar',
  heldFor: {
    one: 'A seat is held for you for one more minute. Please confirm it by then.',
    other: 'A seat is held for you for {count} more minutes. Please confirm it by then.',
  },
  fullUnconfirmed:
    'Every seat is taken right now. Confirm, and you’re on the waitlist, or get a seat if one frees up first.',
  noneHeld:
    'No seat is being held for you right now. Confirm, and you get a seat if one is free, or else a place on the waitlist.',
  placeInLine: 'You’re {place} in line.',
  weWillWrite: 'We’ll email you the moment a seat is yours.',
  leaveWaitlist: 'Leave waitlist',
  askLeave: 'Leave the waitlist? Your place goes to the next in line.',
  giveUp: 'Not Attending',
  askGiveUpFull:
    'Give up your seat? The event is full, and your seat goes to the first person on the waitlist.',
  askGiveUp: 'Give up your seat? Somebody else may take it.',
});
