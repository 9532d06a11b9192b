import { defineMessages } from '@athenaeum/messages';

export const errorPanelText = defineMessages('uiErrorPanel', {
  notLoaded: 'Not loaded',
  restWorks: 'The rest of the page is fine. This one is on us.',
  areaAway: 'We could not load this area. Everything else is open.',
  retry: 'Retry',
  reference: 'If this keeps happening, give us this reference: {reference}',
});
