import { defineMessages } from '@athenaeum/messages';

export const timeText = defineMessages('uiTime', {
  am: 'AM',
  pm: 'PM',
  day: '{weekday}, {month} {day}',
  dayOfYear: '{weekday}, {month} {day}, {year}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yourTime: '{time}, your time',
});
