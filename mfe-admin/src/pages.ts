import { pagesFor } from '@athenaeum/shell-contract/manifest';
import { BOARD, CONTENT } from './roles';

export const name = 'mfe-admin';

export const pages = [
  ...pagesFor(['support', 'editor', 'admin'], {
    '/admin': { title: 'Admin', load: () => import(/* webpackMode: "eager" */ './routes/AdminPage') },
  }),
  ...pagesFor(['admin'], {
    '/admin/members': {
      title: 'Members List',
      load: () => import(/* webpackMode: "eager" */ './routes/MembersListPage'),
    },
    '/admin/members/:id': { title: 'Member', load: () => import('./routes/MemberPage') },
    '/admin/requests': { title: 'Requests', load: () => import('./routes/RequestsPage') },
    '/admin/referrals': { title: 'Referrals', load: () => import('./routes/ReferralsPage') },
    '/admin/purchases': { title: 'Purchases', load: () => import('./routes/SalesPage') },
    '/admin/analytics': { title: 'Analytics', load: () => import('./routes/AnalyticsPage') },
    '/admin/operations': { title: 'Operations', load: () => import('./routes/OperationsPage') },
    '/admin/operations/outbox': { title: 'Outbox', load: () => import('./routes/OutboxPage') },
    '/admin/operations/mail': { title: 'Mail log', load: () => import('./routes/MailLogPage') },
    '/admin/operations/audit': { title: 'Audit log', load: () => import('./routes/AuditLogPage') },
    '/admin/operations/lists': { title: 'Lists', load: () => import('./routes/ListsPage') },
    '/admin/operations/health': { title: 'System health', load: () => import('./routes/HealthPage') },
    '/admin/operations/keys': { title: 'Release keys', load: () => import('./routes/ReleaseKeysPage') },
    '/admin/operations/releases/:remote': { title: 'Releases', load: () => import('./routes/ReleasesPage') },
    '/admin/operations/releases/:remote/:version': {
      title: 'Release',
      load: () => import('./routes/ReleasePage'),
    },
  }),
  ...pagesFor(CONTENT, {
    '/admin/feedback': { title: 'Reviews', load: () => import('./routes/FeedbackPage') },
    '/admin/content': { title: 'Content', load: () => import('./routes/ContentPage') },
    '/admin/content/:kind': { title: 'Content', load: () => import('./routes/LibraryPage') },
    '/admin/content/:kind/:id': { title: 'Content', load: () => import('./routes/LibraryEntryPage') },
    '/admin/content/salons': { title: 'Salons', load: () => import('./routes/SalonsPage') },
    '/admin/content/salons/:id': { title: 'Salon', load: () => import('./routes/SalonPage') },
    '/admin/content/salons/:id/attendees': {
      title: 'Attendees',
      load: () => import('./routes/AttendeesPage'),
    },
  }),
  ...pagesFor(BOARD, {
    '/admin/opportunities': { title: 'Opportunities', load: () => import('./routes/PostingsPage') },
    '/admin/opportunities/new': { title: 'New opportunity', load: () => import('./routes/NewPostingPage') },
    '/admin/opportunities/applications': {
      title: 'Applications',
      load: () => import('./routes/AllApplicationsPage'),
    },
    '/admin/opportunities/:id': { title: 'Opportunity', load: () => import('./routes/PostingPage') },
  }),
];
