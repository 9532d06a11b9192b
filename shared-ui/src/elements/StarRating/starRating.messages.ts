import { defineMessages } from '@athenaeum/messages';

export const starRatingText = defineMessages('uiStarRating', {
  stars: '{stars} out of 5',
  star: '{stars} out of 5, {word}',
  star1: 'Very Poor',
  star2: 'Poor',
  star3: 'Average',
  star4: 'Good',
  star5: 'Excellent',
});
