import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchMembersList } from './features/membersList';

/** The first query of each page. */
export const prefetch = definePrefetch(api, {
  '/admin/members': (_params, search) => [prefetchMembersList(search)],
  '/admin/content/:kind': async ({ kind = '' }, search) => [
    (await import('./routes/LibraryPage')).prefetchLibrary(kind, search),
  ],
  '/admin/content/:kind/:id': async ({ kind = '', id = '' }) =>
    id === 'new' ? [] : [(await import('./routes/LibraryEntryPage')).prefetchEntry(kind, id)],
  '/admin/content/salons/:id/attendees': async ({ id = '' }) => [
    (await import('./routes/AttendeesPage')).prefetchAttendees(id),
  ],
  '/admin/referrals': async (_params, search) => [
    (await import('./routes/ReferralsPage')).prefetchReferrals(search),
  ],
  '/admin/members/:id': async ({ id = '' }) => [(await import('./routes/MemberPage')).prefetchMember(id)],
  '/admin/requests': async () => [(await import('./routes/RequestsPage')).prefetchRequests()],
  '/admin/analytics': async (_params, search) => [
    (await import('./routes/AnalyticsPage')).prefetchFigures(search),
  ],
  '/admin/feedback': async (_params, search) => [
    (await import('./routes/FeedbackPage')).prefetchFeedback(search),
  ],
  '/admin/operations/:page': async ({ page }, search) => {
    if (page === 'outbox') return [(await import('./routes/OutboxPage')).prefetchOutbox(search)];
    if (page === 'mail') return [(await import('./routes/MailLogPage')).prefetchMailLog(search)];
    if (page === 'audit') return [(await import('./routes/AuditLogPage')).prefetchAuditLog(search)];
    return [];
  },
  '/admin/content/salons': async (_params, search) => [
    (await import('./routes/SalonsPage')).prefetchSalons(search),
  ],
  '/admin/content/salons/:id': async ({ id = '' }) =>
    id === 'new' ? [] : [(await import('./routes/SalonPage')).prefetchSalon(id)],
  '/admin/opportunities': async (_params, search) => [
    (await import('./routes/PostingsPage')).prefetchPostings(search),
  ],
  '/admin/opportunities/applications': async (_params, search) => [
    (await import('./routes/AllApplicationsPage')).prefetchAllApplications(search),
  ],
  '/admin/opportunities/:id': async ({ id = '' }) =>
    ['new', 'applications'].includes(id) ? [] : [(await import('./routes/PostingPage')).prefetchPosting(id)],
});
