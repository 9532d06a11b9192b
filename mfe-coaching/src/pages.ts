import { MEMBERS, pagesFor } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-coaching';

export const pages = [
  ...pagesFor(MEMBERS, {
    '/expert-strategists': {
      title: 'Coaching',
      load: () => import(/* webpackMode: "eager" */ './routes/CoachesPage'),
    },
    '/expert-strategists/experts/:slug': { title: 'Coach', load: () => import('./routes/CoachPage') },
    '/expert-strategists/categories/:slug': {
      title: 'Coaches',
      load: () => import('./routes/CoachCategoryPage'),
    },
    '/expert-strategists/my-sessions': {
      title: 'My Sessions',
      load: () => import('./routes/MySessionsPage'),
    },
    '/expert-strategists/my-sessions/:id': {
      title: 'Session',
      load: () => import('./routes/SessionPage'),
    },
    '/expert-strategists/bcp': {
      title: 'Branded Career Portfolio',
      load: () => import('./routes/PortfolioPage'),
    },
    '/expert-strategists/bcp/feedback': {
      title: 'Leave Review',
      load: () => import('./routes/PortfolioFeedbackPage'),
    },
    '/manage-plan': { title: 'Manage plan', load: () => import('./routes/ManagePlanPage') },
  }),
  ...pagesFor(['coach'], {
    '/expert-strategists/desk': {
      title: 'Coaching Sessions',
      load: () => import('./routes/CoachSessionsPage'),
    },
    '/expert-strategists/desk/availability': {
      title: 'Your Availability',
      load: () => import('./routes/CoachAvailabilityPage'),
    },
  }),
  ...pagesFor(['coach', 'admin'], {
    '/expert-strategists/desk/portfolios': {
      title: 'Portfolios',
      load: () => import('./routes/PortfolioDeskPage'),
    },
  }),
];
