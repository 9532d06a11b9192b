import { ApiProvider, lazyRoute, Navigate, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { DirectoryPage } from './routes/DirectoryPage';

const MemberPage = lazyRoute(() => import('./routes/MemberPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/community/members" element={<DirectoryPage />} />
          <Route path="/members" element={<Navigate to="/community/members" replace />} />
          <Route path="/community/members/:slug" element={<MemberPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
