import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { CoachesPage } from './routes/CoachesPage';

const CoachPage = lazyRoute(() => import('./routes/CoachPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/expert-strategists" element={<CoachesPage />} />
          <Route path="/expert-strategists/experts/:slug" element={<CoachPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
