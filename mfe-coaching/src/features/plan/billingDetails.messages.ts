import { defineMessages } from '@athenaeum/messages';

export const billingDetailsText = defineMessages('billingDetails', {
  title: 'Billing details',
  loading: 'Loading your billing details',
  notLoaded: 'We couldn’t load your billing details',
  saved: 'Billing details saved',
  notSaved: 'We couldn’t save your billing details.',
  company: 'Company',
  address: 'Address',
  taxId: 'Tax ID',
  taxIdHint: 'A VAT number, or whatever your tax office calls it.',
  printed: 'We’ll print these on every invoice you download from now on.',
  save: 'Save billing details',
  saving: 'Saving',
});
