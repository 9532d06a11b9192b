import { defineMessages } from '@athenaeum/messages';

export const durationText = defineMessages('uiDuration', {
  oneHour: '{hours} hr',
  hours: '{hours} hrs',
});
