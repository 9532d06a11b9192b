import { translationFaults } from '@athenaeum/messages/testing';
import { coachingCatalogue } from './catalogue';
import es from './es';

type Namespace = keyof typeof coachingCatalogue;

/** In English for everybody: purchases, the portfolio and the coaches' pages are not translated. */
const ENGLISH: readonly Namespace[] = [
  'answerDraft',
  'billingDetails',
  'bookedOutside',
  'boughtSeats',
  'cancelAsCoach',
  'changeSessionPlace',
  'coachAvailability',
  'coachExceptions',
  'coachHours',
  'coachingCheckout',
  'coachingPlan',
  'coachingShop',
  'coachSessions',
  'coachTimeZone',
  'draftAnswers',
  'meetingFields',
  'ownPortfolios',
  'portfolio',
  'portfolioBenefits',
  'portfolioDesk',
  'portfolioFeedback',
  'portfolioFiles',
  'portfolioOrder',
  'portfolioStandings',
  'portfolioSteps',
  'purchaseCard',
  'purchaseHistory',
  'sendPortfolioFiles',
  'sessionCancelledBy',
  'sessionNotes',
  'subscriptionColumns',
  'subscriptionTable',
  'timeEntries',
  'timeHistory',
];

it('is complete in Spanish where Spanish is promised', () => {
  const promised = Object.entries(coachingCatalogue).filter(([name]) => !ENGLISH.includes(name as Namespace));

  expect(translationFaults(Object.fromEntries(promised), es.messages)).toEqual([]);
});
