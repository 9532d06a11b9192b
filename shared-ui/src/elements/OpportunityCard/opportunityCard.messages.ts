import { defineMessages } from '@athenaeum/messages';

export const opportunityCardText = defineMessages('uiOpportunityCard', {
  confidential: 'Confidential Company',
  needs: 'NEEDS:',
});
