import { createRemoteApi } from '@athenaeum/shell-contract';

export const api = createRemoteApi('admin', [
  'Entries',
  'Entry',
  'Feedback',
  'Members',
  'Member',
  'Postings',
  'Posting',
  'Applications',
  'AllContent',
  'ContentCounts',
  'StaffSalons',
  'StaffSalon',
  'Attendees',
  'Referrals',
  'Sales',
  'Credits',
  'SavedViews',
  'Requests',
  'Releases',
  'ReleaseKeys',
]);
