import { defineMessages } from '@athenaeum/messages';

export const countdownText = defineMessages('uiCountdown', {
  label: 'Time until the start',
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
});
