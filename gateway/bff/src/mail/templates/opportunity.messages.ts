import { defineMessages } from '@athenaeum/messages';

/** About the opportunities board: to members, applicants, those who post, and board support. */
export const opportunityText = defineMessages('mailOpportunity', {
  alertSubject: 'New opportunity: {title}',
  matches: 'This matches your filter “{filter}”.',
  type: 'Type',
  company: 'Company',
  industry: 'Industry',
  hub: 'Hub',
  viewOpportunity: 'View the opportunity',
  becauseFilter: 'You’re getting this because you saved a filter on the opportunities board.',

  stageSubject: 'Your application for {title}: {stage}',
  stagePreview: 'Stage: {stage}',
  stageNews: 'There is news about your application.',
  stage: 'Stage',
  seeApplication: 'See your application',
  becauseApplied: 'You’re getting this because you applied for this opportunity.',
  received: 'Your application is back with board support, who will read it again.',
  reviewing: 'Board support is reading your application.',
  interviewing:
    'You are through to the interviews. Board support or the company will write to you to arrange a conversation.',
  selected:
    'You have been selected. Congratulations! Board support or the company will write to you about what comes next.',
  notSelected: 'Your application is not going forward this time. Thank you for putting yourself forward.',
  closed: 'This opportunity has closed, so your application goes no further. Thank you for applying.',

  applicationSubject: 'Application: {title}',
  applied: '{name} applied.',
  applicant: 'Applicant',
  email: 'Email',
  cv: 'CV',
  bio: 'Bio',
  file: '{what}: {name}',
  becauseBoardOrApplied:
    'You’re getting this because you look after the opportunities board, or because you applied.',
  withdrawnSubject: 'Application withdrawn: {title}',
  hasWithdrawn: '{name} has withdrawn.',
  withdrawn: '{name} has withdrawn this application. The files are no longer available.',
  becauseBoard: 'You’re getting this because you look after the opportunities board.',

  yoursSubject: '{status}: {title}',
  statusPreview: 'Status: {status}',
  thanks:
    'Thank you for sharing this opportunity. You can see how it stands, extend it or close it at any time.',
  status: 'Status',
  viewYours: 'View your opportunity',
  keepLink: 'Keep this link to yourself: anyone who has it can change the opportunity.',
  becauseShared: 'You’re getting this because you shared an opportunity with us.',

  changeLive: 'Your change is live: {title}',
  changeDeclined: 'Your change was not accepted: {title}',
  livePreview: 'Members see it from now on.',
  declinedPreview: 'Members still see what was published.',
  nowLive: 'Board support has read your change. Members see it from now on.',
  notAccepted:
    'Board support has read your change and did not accept it. Members still see what was published.',

  reviewSubject: 'For review: {title}',
  changePreview: 'The poster has asked for a change.',
  sharedPreview: 'An opportunity has been shared.',
  changeWaits:
    'Its poster has changed this opportunity. Until you accept the change, members see what was published.',
  sharedWaits: 'An opportunity has been shared, and its address is confirmed. It waits for review.',
  review: 'Review it',

  openUntilSubject: 'Open until {day}: {title}',
  canExtend: 'You can extend it or close it.',
  openUntil: 'Your opportunity is open until {day}. You can extend it, or close it when it is filled.',
  extend: 'Extend or close it',
});
