import { ApiProvider, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { MembersListPage } from './routes/MembersListPage';

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/admin/members" element={<MembersListPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
