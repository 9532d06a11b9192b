import { defineMessages } from '@athenaeum/messages';

export const companyFieldText = defineMessages('communityCompanyField', {
  inOurList: 'in our list',
  choose: 'Choose “{title}”',
  add: 'Add “{title}”',
});
