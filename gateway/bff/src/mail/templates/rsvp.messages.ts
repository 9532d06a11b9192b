import { defineMessages } from '@athenaeum/messages';

/** To members and visitors with an RSVP. */
export const rsvpText = defineMessages('mailRsvp', {
  attendingSubject: 'You’re attending {title}',
  attendingPreview: '{day}. The event is attached for your calendar.',
  seatSaved: 'Your seat is saved',
  seeYou: 'We’ll see you on {day}.',

  waitlistSubject: 'You’re on the waitlist for {title}',
  waitlistSubjectPlace: 'You’re on the waitlist for {title} ({place} in line)',
  waitlistPreview: '{day}. We’ll email you the moment a seat is yours.',
  placeInLine: 'You’re {place} in line',
  onWaitlist: 'You’re on the waitlist',
  waiting:
    'Every seat is taken right now. When one frees up it goes to the first in line, and we’ll email you at once.',
  tentative: 'The attached file adds the event to your calendar as tentative.',

  promotedSubject: 'You’re off the waitlist: you have a seat at {title}',
  promotedPreview: '{day}. A seat has freed up, and it’s yours.',
  promotedHeading: 'You have a seat',
  promoted:
    'A seat has freed up, and as the first in line you have it. If you can no longer come, please give it up so that it can go to the next in line.',
  becauseWaited: 'You’re getting this because you were on the waitlist for this event.',

  hasSeatSubject: 'You already have a seat: {title}',
  inLineSubject: 'You’re already on the waitlist: {title}',
  hasSeatHeading: 'You already have a seat',
  inLineHeading: 'You’re already on the waitlist',
  keptPreview: '{day}. Nothing has changed.',
  hasSeat:
    'You already have a seat, so there’s nothing to do. Your email was entered in this event’s RSVP form again.',
  inLine:
    'You’re already on the waitlist, so there’s nothing to do. Your email was entered in this event’s RSVP form again.',
  keptNotYou: 'Wasn’t you? Nothing has changed, and whoever entered your email wasn’t told that we know it.',

  confirmSubject: 'Confirm your seat: {title}',
  joinWaitlistSubject: 'Join the waitlist: {title}',
  requestPreview: '{day}. {state}',
  confirmHeading: 'Confirm your seat',
  joinWaitlistHeading: 'Join the waitlist',
  asked: 'Thanks for asking. {state} {next}',
  heldUntil: 'We’re holding a seat for you until {time}.',
  allTaken: 'Every seat is taken right now.',
  noneHeld: 'No seat is being held for you right now.',
  confirmByThen: 'Please confirm it by then, or it goes to the next in line.',
  confirmToWait: 'Confirm to join the waitlist.',
  confirmForEither: 'Confirm, and you get a seat if one is free, or else a place on the waitlist.',
  confirmSeat: 'Confirm my seat',
  joinWaitlist: 'Join Waitlist',
  hasAccount: 'This email has an account. Sign in instead, and RSVP in one click.',
  signIn: 'Sign in',
  requestNotYou: 'Wasn’t you? There’s nothing to do: what nobody confirms is removed.',

  withdrawnSeatSubject: 'You’re no longer attending {title}',
  withdrawnLineSubject: 'You’ve left the waitlist for {title}',
  withdrawnPreview: '{day}. The attached file takes it out of your calendar.',
  noLongerAttending: 'You’re no longer attending',
  offWaitlist: 'You’re off the waitlist',
  gaveUpSeat: 'You’ve given up your seat at this event.',
  leftLine: 'You’ve left the waitlist for this event.',
  aboutPayment: 'Member support will be in touch about your payment.',
  changedYourMind: 'Changed your mind? You can RSVP again on the event’s page while there is room.',

  cancelledSeatSubject: 'Your seat at {title} was cancelled',
  cancelledLineSubject: 'Your place on the waitlist for {title} was cancelled',
  cancelledPreview: '{day}. Write to us if this comes as a surprise.',
  cancelledSeatHeading: 'Your seat was cancelled',
  cancelledLineHeading: 'Your place in line was cancelled',
  cancelledSeat:
    'We have cancelled your seat at this event. If this comes as a surprise, please write to us and we’ll look into it.',
  cancelledLine:
    'We have cancelled your place on the waitlist for this event. If this comes as a surprise, please write to us and we’ll look into it.',

  invitedSubject: 'You’re invited: {title}',
  invitedHeading: 'You’re invited',
  invitedPreview: '{day}. Let us know if you can make it.',
  invited: 'You’re invited to this event. We would love to have you there.',
  answer: 'Answer the invitation',
  becauseInvited: 'You’re getting this because the {brand} team invited you by name.',
});
