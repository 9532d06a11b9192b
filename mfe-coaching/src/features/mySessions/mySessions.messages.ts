import { defineMessages } from '@athenaeum/messages';

export const mySessionsText = defineMessages('mySessions', {
  find: 'Find a Coach',
  loading: 'Loading your sessions',
  aside: 'Coaching time and favorites',
  timeNotLoaded: 'We couldn’t load your coaching time',
  groupNotLoaded: 'We couldn’t load these sessions',
  yourCoach: 'your coach',
  time: '{time} · {length}',
  timeAndOwn: '{time} ({own}) · {length}',
  cancelled: 'Cancelled',
  cancelledByCoach: 'Cancelled by {coach}. Your time has been returned.',
  cancelledByTeam: 'Cancelled by our team. Your time has been returned.',
  noShow: 'No-show',
  buyMore: 'Buy More Time',
  timeAvailable: 'Time Available',
  held: 'Held for upcoming sessions',
  free: 'Free to book',
});

/** By the groups of the coaching contract. */
export const sessionPagesText = defineMessages('sessionPages', {
  Upcoming: 'Pages of upcoming sessions',
  Past: 'Pages of past sessions',
  Cancelled: 'Pages of cancelled sessions',
});

export const favoriteCoachesText = defineMessages('favoriteCoaches', {
  title: 'Favorite Coaches',
  none: 'Bookmark a coach to keep them here.',
  buyTime: 'Buy time for a session with {coach}',
  schedule: 'Schedule with {coach}',
  remove: 'Remove {coach} from your favorites',
  notRemoved: 'We couldn’t remove {coach} from your favorites.',
});
