import { defineMessages } from '@athenaeum/messages';

export const guestRsvpText = defineMessages('guestRsvp', {
  confirm: 'Confirm my seat',
  afterConfirming:
    'We’ll send you the event for your calendar. Unconfirmed seats go to the next person in line.',
  leaveLine: 'Leave the waitlist? Your place goes to the next person in line.',
  giveUp: 'Give up your seat? Someone else may take it.',
  giveUpFull: 'Give up your seat? The event is full, so it goes to the first person on the waitlist.',
  notConfirmed: 'Not confirmed yet',
  held: 'A seat is held for you until {time}. Please confirm it by then.',
  heldFor: '{name}, a seat is held for you until {time}. Please confirm it by then.',
  full: 'Every seat is taken right now. Confirm to join the waitlist: if a seat opens up first, it’s yours.',
  fullFor:
    '{name}, every seat is taken right now. Confirm to join the waitlist: if a seat opens up first, it’s yours.',
  unheld:
    'No seat is held for you right now. Confirm to get a seat if one is free, or a place on the waitlist.',
  unheldFor:
    '{name}, no seat is held for you right now. Confirm to get a seat if one is free, or a place on the waitlist.',
  reserved: 'Your seat is reserved.',
  reservedFor: '{name}, your seat is reserved.',
  withdrawn:
    '<strong>You are not attending.</strong> Thanks for letting us know. If you change your mind, RSVP again.',
  failed: 'Something went wrong. Nothing has changed. Please try again.',
});
