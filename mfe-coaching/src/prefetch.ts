import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchCoaches } from './features/coachDirectory';
import { prefetchCoachingTime } from './features/creditsWidget';

/** The first queries of each page, and of the bar above them. */
export const prefetch = definePrefetch(api, {
  '/expert-strategists': () => [prefetchCoaches(), prefetchCoachingTime()],
  '/expert-strategists/experts/:slug': async ({ slug = '' }) => [
    (await import('./routes/CoachPage')).prefetchCoach(slug),
    prefetchCoachingTime(),
  ],
  '/expert-strategists/categories/:slug': async ({ slug = '' }) => [
    (await import('./routes/CoachCategoryPage')).prefetchCategory(slug),
    prefetchCoaches(),
    prefetchCoachingTime(),
  ],
  '/expert-strategists/my-sessions': async () => [
    (await import('./routes/MySessionsPage')).prefetchMySessions(),
    prefetchCoachingTime(),
  ],
  '/expert-strategists/bcp': async () => [
    (await import('./routes/PortfolioPage')).prefetchPortfolio(),
    prefetchCoachingTime(),
  ],
  '/expert-strategists/bcp/feedback': async () => [
    (await import('./routes/PortfolioFeedbackPage')).prefetchPortfolioReview(),
    prefetchCoachingTime(),
  ],
  // Not the subscriptions: they cost a call to the payment provider, too much for a link that is only hovered.
  '/manage-plan': async () => [
    (await import('./routes/ManagePlanPage')).prefetchPlan(),
    prefetchCoachingTime(),
  ],
});
