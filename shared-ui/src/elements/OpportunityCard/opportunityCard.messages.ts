import { defineMessages } from '@athenaeum/messages';

export const opportunityCardText = defineMessages('uiOpportunityCard', {
  confidential: 'Confidential Company',
  needs: 'NEEDS:',
  role: 'Role',
  type: 'Type',
  hub: 'Hub',
  pay: 'Compensation',
  closes: 'Deadline',
  posted: 'Posted',
  label: '{label}: ',
  closesOn: 'Closes',
});
