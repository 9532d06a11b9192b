import { defineMessages } from '@athenaeum/messages';

export const creditsWidgetText = defineMessages('creditsWidget', {
  total: '<strong>{total}</strong><what> coaching time</what>',
  free: '<strong>{free} free</strong>',
  held: ', {held} held<rest> of {total} coaching time</rest>',
});
