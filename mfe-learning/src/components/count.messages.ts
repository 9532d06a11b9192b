import { defineMessages } from '@athenaeum/messages';

export const countText = defineMessages('learningCount', {
  salons: { one: '{count} salon', other: '{count} salons' },
  seasons: { one: '{count} season', other: '{count} seasons' },
});
