import { defineMessages } from '@athenaeum/messages';

export const comboboxText = defineMessages('uiCombobox', {
  nothingFound: 'Nothing found',
  looking: 'Looking…',
  cut: 'Showing {shown} of {all}. Keep typing to narrow them down.',
});
