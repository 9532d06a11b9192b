import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import es from './es';

const catalogue = async () => ({ ...contractCatalogue, ...(await readCatalogue(join(__dirname, '..'))) });

/** In English for everybody: purchases, the portfolio and the coaches' pages are not translated. */
const ENGLISH: readonly string[] = [
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
  'yourPlan',
];

it('is complete in Spanish where Spanish is promised', async () => {
  const all = await catalogue();
  const promised = Object.entries(all).filter(([name]) => !ENGLISH.includes(name));

  expect(ENGLISH.filter((name) => !(name in all))).toEqual([]);
  expect(translationFaults(Object.fromEntries(promised), es.messages)).toEqual([]);
});

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await catalogue())).toEqual([]);
});
