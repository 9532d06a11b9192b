import { defineMessages } from '@athenaeum/messages';

export const companyFieldText = defineMessages('adminCompanyField', {
  add: 'Add “{name}” to the list',
});
