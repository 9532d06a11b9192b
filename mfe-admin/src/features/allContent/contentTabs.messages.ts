import { defineMessages } from '@athenaeum/messages';

export const contentTabText = defineMessages('adminContentTabs', {
  everything: 'Everything',
  salons: 'Salons',
  recordings: 'Recordings',
  pathways: 'Pathways',
  needs_work: 'Needs work',
});
