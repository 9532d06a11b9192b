import { defineMessages } from '@athenaeum/messages';

export const postedText = defineMessages('postedOpportunity', {
  yours: 'Your posting',
  loading: 'Loading your posting',
  notLoaded: 'We couldn’t load your posting',
  notLoadedWhy: 'This one’s on us. Your link still works.',
  unusable: 'This link no longer works',
  unusableWhy: 'Use the link in our most recent email about your posting.',
  share: 'Share an opportunity',
  privacy: 'Privacy policy',
  contact: 'Contact us',
  change: 'Your change',
  changeNote: 'Members will see this once board support has accepted it.',
  live: 'What members see',
  liveNote: 'Your card on the board, as any member sees it.',
  preview: 'Preview',
  previewNote: 'Your card as members would see it on the board.',
  type: 'Type of opportunity',
  company: 'Company',
  companyHidden: 'Hidden from members',
  companyShown: 'Shown to members',
  shared: 'Shared',
  published: 'Published',
  postingTime: 'Posting time',
  postingDays: { one: '{count} day from publication', other: '{count} days from publication' },
  manage: 'Manage this posting',
  needs: 'NEEDS:',
  keepPrivate:
    'This page opens with the link in our email, no account needed. Anyone with the link can change this posting, so please keep it to yourself.',
  leadUnconfirmed:
    'Please confirm your email address with the link in our first email. Then board support can read your posting.',
  leadReview: 'Board support is reading your posting. We’ll email you as soon as it’s live.',
  leadOnHold: 'It’s on the board but on hold, so members can’t apply right now.',
  leadLive: 'It’s live on the board, and members can apply.',
  leadExpired: 'It has expired, so members no longer see it.',
  leadClosed: 'It’s closed, so members no longer see it.',
});

export const stagesText = defineMessages('postingStages', {
  unconfirmed: 'Waiting for your confirmation',
  review: 'In review',
  published: 'On the board',
  onHold: 'On Hold',
  expired: 'Expired',
  closed: 'Closed',
});

export const figuresText = defineMessages('postingFigures', {
  openUntil: 'Open until',
  wasOpenUntil: 'Was open until',
  views: 'Views',
  thisWeek: '{count} this week',
  weeks: 'Views by week',
  weekOf: '{month} {day}',
  weekNotOver: 'The week of {day} is not over.',
  applied: 'Applied',
  members: { one: 'member', other: 'members' },
  applicants: 'Applicants',
  applicantsNote: 'Board support sends you the names and files of the members they put forward.',
});

export const changePostingText = defineMessages('changePosting', {
  edit: 'Edit',
  waiting: 'Board support is reading the change you sent {day}. You can still edit it.',
  inReview: 'Board support reads the posting as you leave it.',
  beforeMembers: 'Board support reads each change before members see it.',
  editPosting: 'Edit the posting',
  editChange: 'Edit your change',
  longer: 'Keep it open longer',
  fromToday: 'From today',
  daysUntil: { one: '{count} day, until {day}', other: '{count} days, until {day}' },
  extend: 'Extend',
  extended: 'Open until {day}',
  found: 'Found someone?',
  foundHow: 'Close the posting to stop applications. We’ll tell everyone who applied.',
  close: 'Close the posting',
  closeTitle: 'Close “{title}”?',
  closeWhat:
    'Members will no longer see it, and we’ll tell everyone still waiting. Only board support can reopen it.',
  keepOpen: 'Keep it open',
  closeIt: 'Close it',
  notClosed: 'We couldn’t close your posting.',
});
