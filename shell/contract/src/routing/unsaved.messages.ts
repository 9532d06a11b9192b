import { defineMessages } from '@athenaeum/messages';

export const unsavedText = defineMessages('contractUnsaved', {
  title: 'Leave without saving?',
  lost: 'The changes you have made here will be lost.',
  stay: 'Stay on this page',
  leave: 'Leave',
});
