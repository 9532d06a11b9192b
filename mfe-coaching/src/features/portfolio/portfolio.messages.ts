import { defineMessages } from '@athenaeum/messages';

export const portfolioText = defineMessages('portfolio', {
  title: 'Branded Career Portfolio',
  lead: 'A resume, a bio and a public profile that tell one story, written with you by one writer.',
  loading: 'Loading portfolios',
  notLoaded: 'We couldn’t load portfolios',
  none: 'No portfolios are available right now',
  examples: 'Examples',
  reviews: 'What Members Are Saying',
  leaveReview: 'Leave Review',
  reviewsNotLoaded: 'We couldn’t load the reviews',
  noReviews: 'No reviews yet. Yours could be the first.',
  addOns: 'Already have your portfolio?',
  addOnsLead: 'Bring it up to date after a new role, or add a second CV.',
  exploreAddOns: 'Explore Add Ons',
});

export const benefitsText = defineMessages('portfolioBenefits', {
  image: 'Reinforce or transform your professional image',
  imageHow: 'Sharpen the story you have, or tell a new one.',
  standOut: 'Stand out confidently',
  standOutHow: 'The same clear message about you, wherever people look you up.',
  opportunities: 'Attract desirable opportunities',
  opportunitiesHow: 'Written for the roles you want next, not the ones you’ve had.',
  interviews: 'Win interviews and offers',
  interviewsHow: 'A resume people read to the end, and a story to tell in the room.',
});

export const portfolioOrderText = defineMessages('portfolioOrder', {
  ordered: 'You ordered the {title}.',
  orderedOn: 'You ordered the {title} on {day}.',
  seeReceipt: 'See the receipt',
  confirmed: 'Your payment is confirmed.',
  confirmedReceipt: 'Your payment is confirmed, receipt {receipt}.',
  declined: 'Your payment for the {title} was declined.',
  tryAgain: 'You haven’t been charged. Choose again below and pay with another card.',
  notPaid: 'You haven’t paid for the {title} yet.',
  pay: 'Continue to payment',
});
