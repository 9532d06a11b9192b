import { creditTime } from './credits';
import { FREE_CANCELLATION_HOURS, type CancellationConsequence } from './session';

/** Messages when a session cannot be booked, moved or cancelled, and before it is cancelled. */
export const SESSION_MESSAGES = {
  taken: 'That time has just been taken.',
  passed: 'That time has passed. Please choose another.',
  tooSoon: (hours: number) => `Please book at least ${creditTime(hours * 60)} ahead and choose a later time.`,
  notOffered: (coach: string) => `${coach} is not available then. Please choose one of the times shown.`,
  elsewhere: (coach: string) => `${coach} takes bookings on another page. Please use Schedule Session.`,
  changedElsewhere: 'This session was booked on another page. Please change or cancel it there.',
  yourself: 'You cannot book yourself.',
  busy: 'You have another session at that time. Please choose another.',
  tooLittle: (available: number, duration: number) =>
    `You have ${creditTime(available)} available and this session takes ${creditTime(duration)}. Buy More Time to book it.`,
  begun: 'This session has begun, so it can no longer be changed.',
  tooLateToMove: `This session starts in less than ${FREE_CANCELLATION_HOURS} hours, so it can no longer be moved.`,
  over: 'This session is over or cancelled, so there is nothing to change.',
  placeElsewhere: 'This session was booked on another page. Please change where it takes place there.',
  notYet: 'This session has not begun yet.',
  consequenceChanged: 'Please check again. What happens if you cancel has changed.',
  cancelledAlready: 'This session was cancelled, so nothing can be written here.',
  tooManyNotes: 'There is no room for another note. Please remove one first.',
  tooManyTasks: 'There is no room for another task. Please remove one first.',
  notesChanged: 'These notes were changed in another window. Please look at them again, then save.',
} as const;

/** Shown before a member cancels; minutes. */
export const cancellationMessage = (consequence: CancellationConsequence, duration: number): string =>
  consequence === 'release'
    ? `${creditTime(duration)} will be available to you again.`
    : `This session starts in less than ${FREE_CANCELLATION_HOURS} hours, so its ${creditTime(duration)} will be used.`;

/** Shown when a member books or moves a session so near that its time cannot be given back; minutes. */
export const lateBookingMessage = (duration: number): string =>
  `It starts in less than ${FREE_CANCELLATION_HOURS} hours. It can no longer be moved, and if you cancel, its ${creditTime(duration)} will still be used.`;
