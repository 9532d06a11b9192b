import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { BoardPage } from './routes/BoardPage';

const MyApplicationsPage = lazyRoute(() => import('./routes/MyApplicationsPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/opportunities" element={<BoardPage />} />
          <Route path="/opportunities/applications" element={<MyApplicationsPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
