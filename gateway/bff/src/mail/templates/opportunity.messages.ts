import { defineMessages } from '@athenaeum/messages';

/** About the opportunities board: to those who post, and board support. */
export const opportunityText = defineMessages('mailOpportunity', {
  opportunity: 'Opportunity',
  applicationSubject: 'Application: {title}',
  applied: '{name} applied.',
  appliedHeading: '{name} applied',
  applicant: 'Applicant',
  email: 'Email',
  cv: 'CV',
  bio: 'Bio',
  file: '{what}: {name}',
  becauseBoardOrApplied:
    'You’re getting this because you look after the opportunities board, or because you applied.',
  withdrawnSubject: 'Application withdrawn: {title}',
  hasWithdrawn: '{name} has withdrawn.',
  withdrawnHeading: '{name} has withdrawn an application',
  withdrawn: 'The application was for {title}. The files are no longer available.',
  becauseBoard: 'You’re getting this because you look after the opportunities board.',

  yoursSubject: '{status}: {title}',
  statusPreview: 'Status: {status}',
  yoursHeading: 'Your opportunity: {status}',
  thanks:
    'Thank you for sharing this opportunity. You can see how it stands, extend it or close it at any time.',
  status: 'Status',
  viewYours: 'View your opportunity',
  keepLink: 'Keep this link to yourself: anyone who has it can change the opportunity.',
  becauseShared: 'You’re getting this because you shared an opportunity with us.',

  changeLive: 'Your change is live: {title}',
  changeDeclined: 'Your change was not accepted: {title}',
  liveHeading: 'Your change is live',
  declinedHeading: 'Your change was not accepted',
  livePreview: 'Members see it from now on.',
  declinedPreview: 'Members still see what was published.',
  nowLive: 'Board support has read your change. Members see it from now on.',
  notAccepted:
    'Board support has read your change and did not accept it. Members still see what was published.',

  reviewSubject: 'For review: {title}',
  changeHeading: 'A change waits for review',
  sharedHeading: 'An opportunity waits for review',
  changePreview: 'The poster has asked for a change.',
  sharedPreview: 'An opportunity has been shared.',
  changeWaits:
    'Its poster has changed this opportunity. Until you accept the change, members see what was published.',
  sharedWaits: 'An opportunity has been shared, and its address is confirmed. It waits for review.',
  review: 'Review it',

  openUntilSubject: 'Open until {day}: {title}',
  openUntilHeading: 'Your opportunity is open until {day}',
  canExtend: 'You can extend it or close it.',
  openUntil: 'Your opportunity is open until {day}. You can extend it, or close it when it is filled.',
  extend: 'Extend or close it',
});
