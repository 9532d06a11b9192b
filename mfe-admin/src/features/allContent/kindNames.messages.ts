import { defineMessages } from '@athenaeum/messages';

/** One entry of each kind. */
export const kindNameText = defineMessages('adminContentKindNames', {
  salons: 'Salon',
  recordings: 'Recording',
  pathways: 'Pathway',
  collections: 'Collection',
  'peer-groups': 'Peer group',
  speakers: 'Speaker',
});
