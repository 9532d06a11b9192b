import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { MembersListPage } from './routes/MembersListPage';

const PostingsPage = lazyRoute(() => import('./routes/PostingsPage'));
const PostingPage = lazyRoute(() => import('./routes/PostingPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/admin/members" element={<MembersListPage />} />
          <Route path="/admin/opportunities" element={<PostingsPage />} />
          <Route path="/admin/opportunities/:id" element={<PostingPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
