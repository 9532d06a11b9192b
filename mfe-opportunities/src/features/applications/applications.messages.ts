import { defineMessages } from '@athenaeum/messages';

export const applicationsText = defineMessages('myApplications', {
  title: 'My Applications',
  lead: 'Every role you’ve applied for, and where each one stands.',
  yours: 'Your applications',
  inPlay: 'In progress',
  over: 'Past',
  pages: 'Pages of applications',
  loading: 'Loading your applications',
  notLoaded: 'We couldn’t load your applications',
  noMore: 'No more applications',
  none: 'You haven’t applied for anything yet',
  seeOpen: 'See open opportunities',
  stages: 'Stages',
  stageDone: ', done',
  applied: 'Applied {day}',
  appliedAndWithdrawn: 'Applied {day} · Withdrawn {end}',
  appliedAndClosed: 'Applied {day} · the opportunity closed before a decision',
  appliedAndDecided: 'Applied {day} · Decided {end}',
  sentOf: 'What you sent for {title}',
  readAgain: 'Read it again',
  readAgainOf: 'Read it again: {title}',
  pitch: 'Your pitch',
  sentOn: 'Sent {day}',
  cv: 'CV',
  bio: 'Bio',
  happened: 'What has happened',
  stageOf: ', stage {place} of {count}',
  noPitch: 'You didn’t send a pitch.',
  files: 'Files',
  filesDeleted: 'We deleted your files when you withdrew.',
});

/** Each status as an event. */
export const happenedText = defineMessages('applicationHappened', {
  Received: 'You applied.',
  Reviewing: 'Board support began to review it.',
  Interviewing: 'You were put forward for interviews.',
  Selected: 'You were selected.',
  'Not selected': 'You were not selected.',
  Withdrawn: 'You withdrew.',
});

/** The next step, by the status of an application. */
export const nextText = defineMessages('applicationNext', {
  Received: 'Next: board support reads it and replies within five working days.',
  Reviewing: 'Next: board support decides whether to put you forward. We’ll email you either way.',
  Interviewing: 'Next: a conversation. Board support or the company will email you to arrange it.',
});

export const withdrawText = defineMessages('withdrawApplication', {
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw your application for {title}',
  withdrawing: 'Withdrawing',
  title: 'Withdraw this application?',
  what: 'We’ll let board support know and delete your CV and bio. You can apply again while the opportunity is open.',
  keep: 'Keep it',
  failed: 'We couldn’t withdraw your application.',
  failedOf: 'We couldn’t withdraw your application for {title}.',
});
