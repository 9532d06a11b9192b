import { defineMessages } from '@athenaeum/messages';

export const answerDraftText = defineMessages('answerDraft', {
  read: 'Read {file}',
  changes: 'What would you change?',
  changesHint: 'Leave this empty to approve the draft as it is.',
  approve: 'Approve draft',
  askForChanges: 'Ask for changes',
  approved: 'Draft approved',
  changesSent: 'Your writer has your changes',
  failed: 'We couldn’t send your answer.',
});
