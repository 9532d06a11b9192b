import { defineMessages } from '@athenaeum/messages';

export const editPostingText = defineMessages('editPosting', {
  form: 'Edit your posting',
  discard: 'Discard',
  save: 'Save',
  send: 'Send for review',
  saved: 'Saved',
  sent: 'Sent to board support for review',
  notSent: 'We couldn’t send your change.',
  untilRead: 'Members keep seeing today’s version until board support has read your change.',
  otherChanges: 'To change the company, its website or its confidentiality, write to board support.',
  notGiven: 'Not given',
});

export const editFieldsText = defineMessages('editPostingFields', {
  title: 'Title',
  opportunityType: 'Type',
  needs: 'Needs',
  needsHint: 'The one line on the card.',
  aboutRole: 'About the opportunity',
  aboutCompany: 'About the company',
  qualificationsSought: 'Qualifications sought',
  qualificationsHint: 'One on each line.',
  compensation: 'Compensation',
  commitment: 'Time commitment',
  term: 'Term',
  deadline: 'Apply by',
  industry: 'Industry',
  businessType: 'Business model',
  businessSize: 'Business size',
  nearestRegionalHub: 'Nearest regional hub',
});
