import { defineMessages } from '@athenaeum/messages';

export const coachFactsText = defineMessages('coachFacts', {
  nextOpening: 'Next opening <time>{time}</time>',
  rating: {
    one: '<average>{average}</average><scale> out of 5</scale>, {count} rating',
    other: '<average>{average}</average><scale> out of 5</scale>, {count} ratings',
  },
  held: { one: '{count} session held', other: '{count} sessions held' },
});
