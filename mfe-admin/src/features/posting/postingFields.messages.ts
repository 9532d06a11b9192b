import { defineMessages } from '@athenaeum/messages';

export const postingFieldText = defineMessages('adminPostingFields', {
  title: 'Title',
  opportunityType: 'Type',
  company: 'Company',
  isConfidential: 'The company is confidential',
  website: 'Website',
  industry: 'Industry',
  businessType: 'Business type',
  businessSize: 'Business size',
  nearestRegionalHub: 'Nearest regional hub',
  showHub: 'Show the hub to members',
  compensation: 'Compensation',
  commitment: 'Time commitment',
  term: 'Term',
  deadline: 'Apply by',
  needs: 'Needs',
  aboutRole: 'About the opportunity',
  aboutCompany: 'About the company',
  qualificationsSought: 'Qualifications sought',
});
