import { defineMessages } from '@athenaeum/messages';

export const yearPriceText = defineMessages('communityYearPrice', {
  line: '<price>{price}</price> <term>for one year</term>',
});
