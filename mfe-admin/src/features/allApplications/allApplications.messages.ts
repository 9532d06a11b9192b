import { defineMessages } from '@athenaeum/messages';

export const allApplicationsText = defineMessages('adminAllApplications', {
  applications: 'Applications',
  statuses: 'Application status',
  search: 'Search applications',
  searchHint: 'Opportunity title',
  shortlist: 'Shortlist',
  none: 'No applications yet',
  applicant: 'Applicant',
  opportunity: 'Opportunity',
  stage: 'Status',
  shortlisted: 'Shortlisted',
  applied: 'Applied',
});
