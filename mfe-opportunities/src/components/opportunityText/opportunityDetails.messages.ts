import { defineMessages } from '@athenaeum/messages';

export const opportunityDetailsText = defineMessages('opportunityDetails', {
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  aboutRole: 'About the opportunity',
  aboutCompany: 'About the company',
  company: 'Company',
  confidential: 'Confidential Company',
  businessType: 'Business type',
  website: 'Website',
  websiteLater: 'Shared after the first conversation',
  qualifications: 'Qualifications Sought',
  terms: 'Terms',
});

export const termsText = defineMessages('opportunityTerms', {
  hub: 'Hub',
  compensation: 'Compensation',
  time: 'Time',
  term: 'Term',
  size: 'Business size',
  applyBy: 'Apply by',
});
