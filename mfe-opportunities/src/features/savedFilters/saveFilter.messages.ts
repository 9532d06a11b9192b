import { defineMessages } from '@athenaeum/messages';

export const saveFilterText = defineMessages('saveFilter', {
  title: 'Save this filter',
  everything: 'Every new opportunity',
  saved: 'Filter saved',
  savedWithAlerts: 'Filter saved. We’ll email you when something new matches.',
  notSaved: 'We couldn’t save the filter “{name}”.',
  name: 'Name',
  alerts: 'Email me when a new opportunity matches',
  notNow: 'Not now',
  save: 'Save',
  saving: 'Saving',
});
