import { defineMessages } from '@athenaeum/messages';

export const shelfText = defineMessages('learningShelf', {
  recommended: 'Recommended For You',
  recommendedWhy: 'From the goals you are working on now.',
  because: 'Because of “{goal}”',
  goalsFirst: 'Choose your goals to get recommendations',
  recentlyAdded: 'Recently Added',
  begun: 'Continue Where You Left Off',
  collections: 'Collections',
  peerGroups: 'Peer Groups',
  pathways: 'Pathways',
});
