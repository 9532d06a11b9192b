import { defineMessages } from '@athenaeum/messages';

export const mySalonsText = defineMessages('learningMySalons', {
  tabs: 'My content',
  upcoming: 'Upcoming',
  waitlist: 'Waitlist',
  saved: 'Saved',
  recordings: 'Recordings',
  events: 'RSVP’d events',
  noEvents: 'No RSVP’d events to show',
  history: 'Event History',
  waitlistHow:
    'When a seat opens, it goes to the first person in line, until two hours before the start. We’ll email you.',
  notWaiting: 'You are not waiting for a seat',
  heldSeat: 'Yours',
  onceItIsPaid: 'once you pay',
  inLine: 'in line',
  collections: 'Collections',
  nothingSaved: 'Nothing saved yet',
  howToSave: '<mark>Bookmark</mark> any salon to find it here. Only you can see what you save.',
  browse: 'Browse the library',
  begun: 'Pick up where you left off',
  nothingBegun: 'Nothing in progress',
  seeNew: 'See what’s new',
  finished: 'Finished',
  watched: 'Watched {day}',
  leaveReview: 'Leave Review',
  leaveReviewOf: 'Leave Review: {salon}',
});
