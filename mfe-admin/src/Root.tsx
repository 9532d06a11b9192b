import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { AdminPage } from './routes/AdminPage';
import { MembersListPage } from './routes/MembersListPage';

const AttendeesPage = lazyRoute(() => import('./routes/AttendeesPage'));
const AnalyticsPage = lazyRoute(() => import('./routes/AnalyticsPage'));
const FeedbackPage = lazyRoute(() => import('./routes/FeedbackPage'));
const LibraryPage = lazyRoute(() => import('./routes/LibraryPage'));
const LibraryEntryPage = lazyRoute(() => import('./routes/LibraryEntryPage'));
const ContentPage = lazyRoute(() => import('./routes/ContentPage'));
const SalonsPage = lazyRoute(() => import('./routes/SalonsPage'));
const SalonPage = lazyRoute(() => import('./routes/SalonPage'));
const PostingsPage = lazyRoute(() => import('./routes/PostingsPage'));
const OperationsPage = lazyRoute(() => import('./routes/OperationsPage'));
const OutboxPage = lazyRoute(() => import('./routes/OutboxPage'));
const MailLogPage = lazyRoute(() => import('./routes/MailLogPage'));
const AuditLogPage = lazyRoute(() => import('./routes/AuditLogPage'));
const ListsPage = lazyRoute(() => import('./routes/ListsPage'));
const ReleasesPage = lazyRoute(() => import('./routes/ReleasesPage'));
const ReleaseKeysPage = lazyRoute(() => import('./routes/ReleaseKeysPage'));
const HealthPage = lazyRoute(() => import('./routes/HealthPage'));
const NewPostingPage = lazyRoute(() => import('./routes/NewPostingPage'));
const AllApplicationsPage = lazyRoute(() => import('./routes/AllApplicationsPage'));
const PostingPage = lazyRoute(() => import('./routes/PostingPage'));
const ReferralsPage = lazyRoute(() => import('./routes/ReferralsPage'));
const RequestsPage = lazyRoute(() => import('./routes/RequestsPage'));
const MemberPage = lazyRoute(() => import('./routes/MemberPage'));
const SalesPage = lazyRoute(() => import('./routes/SalesPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/admin/content/:kind" element={<LibraryPage />} />
          <Route path="/admin/content/:kind/:id" element={<LibraryEntryPage />} />
          <Route path="/admin/content/salons/:id/attendees" element={<AttendeesPage />} />
          <Route path="/admin/analytics" element={<AnalyticsPage />} />
          <Route path="/admin/feedback" element={<FeedbackPage />} />
          <Route path="/admin/members" element={<MembersListPage />} />
          <Route path="/admin/members/:id" element={<MemberPage />} />
          <Route path="/admin/operations" element={<OperationsPage />} />
          <Route path="/admin/operations/outbox" element={<OutboxPage />} />
          <Route path="/admin/operations/mail" element={<MailLogPage />} />
          <Route path="/admin/operations/audit" element={<AuditLogPage />} />
          <Route path="/admin/operations/lists" element={<ListsPage />} />
          <Route path="/admin/operations/health" element={<HealthPage />} />
          <Route path="/admin/operations/keys" element={<ReleaseKeysPage />} />
          <Route path="/admin/operations/releases/:remote" element={<ReleasesPage />} />
          <Route path="/admin/content" element={<ContentPage />} />
          <Route path="/admin/content/salons" element={<SalonsPage />} />
          <Route path="/admin/content/salons/:id" element={<SalonPage />} />
          <Route path="/admin/opportunities" element={<PostingsPage />} />
          <Route path="/admin/opportunities/new" element={<NewPostingPage />} />
          <Route path="/admin/opportunities/applications" element={<AllApplicationsPage />} />
          <Route path="/admin/opportunities/:id" element={<PostingPage />} />
          <Route path="/admin/purchases" element={<SalesPage />} />
          <Route path="/admin/requests" element={<RequestsPage />} />
          <Route path="/admin/referrals" element={<ReferralsPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
