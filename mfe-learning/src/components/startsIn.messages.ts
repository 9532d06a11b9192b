import { defineMessages } from '@athenaeum/messages';

export const startsInText = defineMessages('learningStartsIn', {
  minutes: 'Starts in {minutes} min',
  hours: 'Starts in {hours} h',
  days: { one: 'Starts in {count} day', other: 'Starts in {count} days' },
});
