import { defineMessages } from '@athenaeum/messages';

export const listingText = defineMessages('learningListing', {
  category: 'Category',
  collection: 'Collection',
  goal: 'Goal',
  allCollections: 'All collections',
  teachers: 'Who teaches it',
  nearby: 'More collections',
  upcoming: 'Upcoming',
  recordings: 'Recordings',
  moreEvents: 'Show More Events',
  loadingMore: 'Loading more events',
  moreNotLoaded: 'These events did not load',
  peerGroups: 'Peer Groups',
  peerGroup: 'Peer group',
  members: { one: '{count} member', other: '{count} members' },
  leaders: 'Leaders',
  memberList: 'Members',
  leads: 'leads',
  you: 'You?',
});
