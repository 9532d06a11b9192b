/** Texts that members may read; the specification's where it has them. */
export const CONTENT_MESSAGES = {
  wrongInviteCode: 'Incorrect invite code.',
  inviteCodeNeeded: 'Please enter your invite code.',
  membersOnly: 'This event is for members only.',
  statusStands: (status: string) => `This event was ${status}.`,
  alreadyTookPlace: 'This event has already taken place.',
  notARecording: 'There is no recording of this event for you to watch.',
  paymentNotOpen: 'Booking for this paid event is not open yet.',
  paidAlready: 'This order has been paid, so it can no longer be discarded.',
  signInToPay: 'Please sign in to book a seat at this paid event.',
  notYourself: 'You can only do this for yourself.',
  reviewReceived: 'Thank you. Your review appears once we have read it.',
  reviewedAlready: 'You have reviewed this already. You can edit your review.',
  notYoursToReview: 'You can only review what others offer.',
  reviewAfter: {
    Salons: 'You can review an event once you have attended or watched it.',
    Pathways: 'You can review a pathway once you have watched one of its salons.',
    Coaching: 'You can review a coach after a session together.',
    BCP: 'You can review the portfolio service once you have used it.',
  },
  slugTaken: 'This address is taken. Please choose another.',
  notThereAnyMore: 'What you chose is not there any more. Please choose again.',
  publishLater: 'Choose a time that is still to come.',
  seatsTaken: (taken: number) =>
    taken === 1
      ? 'One seat is taken. Choose 1 or more.'
      : `${taken} seats are taken. Choose ${taken} or more.`,
  hiddenFromThem: (people: number) =>
    `${people === 1 ? 'One person has a seat or waits' : `${people} people have a seat or wait`} for one. Cancel it instead: they are told.`,
  salonInUse: (uses: string) => `It cannot be removed: ${uses}.`,
  cancelInstead: 'Cancel it instead: everyone with a seat or on the waitlist is told.',
  dateToCome: 'Choose a date that is still to come.',
  onlySalonsHaveCategories: 'Only salons and recordings have categories.',
  atCapacity: 'This event is at capacity.',
  addedToWaitlist: 'Added to Waitlist.',
  noUpcoming: 'No more upcoming events to show!',
  noRsvps: 'No RSVP’d events to show',
  noHistory: 'No past events to show',
  noPublicEvents: 'No Events Found',
  noPublicEventsHint:
    "We couldn't find any events matching your search. Try adjusting your keywords or explore our upcoming events.",
} as const;
