import { defineMessages } from '@athenaeum/messages';

export const listedText = defineMessages('learningListed', {
  loadingCategory: 'Loading the category',
  loadingCollection: 'Loading the collection',
  loadingGoal: 'Loading the goal',
  loadingPeerGroup: 'Loading the peer group',
  loadingSpeaker: 'Loading the speaker',
  noCategory: 'We could not find that category',
  noCollection: 'We could not find that collection',
  noGoal: 'We could not find that goal',
  noPeerGroup: 'We could not find that peer group',
  noSpeaker: 'We could not find that speaker',
  categoryFailed: 'This category did not load',
  collectionFailed: 'This collection did not load',
  goalFailed: 'This goal did not load',
  peerGroupFailed: 'This peer group did not load',
  speakerFailed: 'This speaker did not load',
});
