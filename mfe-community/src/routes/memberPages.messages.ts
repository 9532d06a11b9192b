import { defineMessages } from '@athenaeum/messages';

/** Texts of the member pages around their features. */
export const memberPagesText = defineMessages('communityMemberPages', {
  connections: 'Connections',
  connectionsLead:
    'Members you know, and those who’d like to know you. Connections see what you share with connections, never your email or phone.',

  refer: 'Refer a friend',
  referLead: 'Who would you like to see at the table? We’ll write to them once, in your name.',
  referFailed: 'This form did not load',
  loadingRefer: 'Loading the form',
  invitations: 'Your invitations',

  answersFailed: 'Your answers did not load',

  notFoundTitle: 'Not found',
  notFound: 'We could not find that member',
  allMembers: 'See all members',
  profileFailed: 'This profile did not load',
  loadingProfile: 'Loading the profile',
});
