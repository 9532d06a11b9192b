import { defineMessages } from '@athenaeum/messages';

export const membersListText = defineMessages('adminMembersList', {
  members: 'Members',
  relationship: 'Relationship',
  intake: 'Intake',
  profile: 'Profile',
  hub: 'Hub',
  email: 'Email',
  joined: 'Joined',
  columns: 'Columns',
  hiddenColumn: 'Hidden',
  views: 'Views',
  search: 'Search members',
  searchHint: 'Name, email, or company',
  anyRelationship: 'Any relationship',
  anyHub: 'Any hub',
  none: 'No more members to show',
  name: 'Name',
  complete: 'Complete',
  incomplete: 'Incomplete',
  memberType: 'Member',
  athenaType: 'Athena',
});
