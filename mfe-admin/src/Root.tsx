import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { AdminPage } from './routes/AdminPage';
import { MembersListPage } from './routes/MembersListPage';

const FeedbackPage = lazyRoute(() => import('./routes/FeedbackPage'));
const PostingsPage = lazyRoute(() => import('./routes/PostingsPage'));
const PostingPage = lazyRoute(() => import('./routes/PostingPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/admin/feedback" element={<FeedbackPage />} />
          <Route path="/admin/members" element={<MembersListPage />} />
          <Route path="/admin/opportunities" element={<PostingsPage />} />
          <Route path="/admin/opportunities/:id" element={<PostingPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
