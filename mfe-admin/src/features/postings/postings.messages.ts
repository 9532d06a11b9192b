import { defineMessages } from '@athenaeum/messages';

export const postingsText = defineMessages('adminPostings', {
  opportunities: 'Opportunities',
  withShortlist: '{applications}, {shortlisted} shortlisted',
  stages: 'Opportunity status',
  search: 'Search opportunities',
  searchHint: 'Title or company',
  nothingToReview: 'You’ve reviewed everything.',
  opportunity: 'Opportunity',
  confidential: 'Confidential:',
  changeToReview: 'Change to review',
  stage: 'Stage',
  boardStatus: 'Board status',
  type: 'Type',
  applications: 'Applications',
  postedBy: 'Posted by',
  staff: 'Staff',
  submitted: 'Submitted',
  published: 'Published',
  openUntil: 'Open until',
});
