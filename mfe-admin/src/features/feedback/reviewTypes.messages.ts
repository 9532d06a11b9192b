import { defineMessages } from '@athenaeum/messages';

export const reviewTypeText = defineMessages('adminReviewTypes', {
  Coaching: 'Coaching',
  Salons: 'Salon',
  Pathways: 'Pathway',
  BCP: 'Branded career portfolio',
});
