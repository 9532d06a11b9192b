import { defineMessages } from '@athenaeum/messages';

export const viewAllText = defineMessages('learningViewAll', {
  noList: 'We could not find that list',
  wrongAddress: 'The address may be wrong.',
  nothingForGoals: 'Nothing new for your goals right now',
  nothingBegun: 'You’re all caught up',
  noCollections: 'No collections to show',
  noPeerGroups: 'No peer groups to show',
  noPathways: 'No pathways to show',
  peerGroupsLead: 'A small circle of peers, every month. What’s said in the group stays in the group.',
  recordings: { one: '{count} recording', other: '{count} recordings' },
  collections: { one: '{count} collection', other: '{count} collections' },
  peerGroups: { one: '{count} peer group', other: '{count} peer groups' },
  pathways: { one: '{count} pathway', other: '{count} pathways' },
});
