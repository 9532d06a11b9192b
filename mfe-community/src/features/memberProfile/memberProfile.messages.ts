import { defineMessages } from '@athenaeum/messages';

export const memberProfileText = defineMessages('communityMemberProfile', {
  back: 'Members',
  parts: 'Parts of the profile',
  profileTab: 'Profile',
  goalsTab: 'Goals',
  accountTab: 'Account settings',
  public: 'public',
  connections: 'connections',
  private: 'private',
  aside: 'Completeness and visibility',

  viewAs: 'View as',
  asMe: 'Me',
  asConnection: 'A connection',
  asMember: 'Another member',
  seenByConnections: 'This is your profile as your connections see it.',
  seenByEveryone: 'This is your profile as members you’re not connected with see it.',
  ownView: 'Back to your own view',
  viewFailed: 'This view did not load',
  loading: 'Loading the profile',

  hub: '{hub} hub',
  onlyYou: 'only you see this',
  onlyMemberAndAdmins: 'only this member and admins see this',
  editHeader: 'Edit header',

  noneShown: 'No public information available.',
  nothingYet: 'Nothing here yet.',
  helpsMatching: 'Nothing here yet. It helps us match you; only you will see it.',
  edit: 'Edit {section}',

  complete: 'Complete',
  isComplete: 'Your profile is complete',
  completeIt: 'Complete your profile',
  nothingLeft: 'Nothing left',
  left: { one: 'One thing left', other: '{count} things left' },
  done: '{part}<hidden>, done</hidden>',

  whoSees: 'Who sees {section}',
  whoSeesWhat: 'Who sees what',
  visibility: '{section}: {choice}',
  changeVisibility: '{section}: {choice}. Change',
  publicNote: 'Signed-in members, never the open web',
  connectionsNote: 'Members you’re connected with',
  privateNote: 'Also used to match you with opportunities',
});
