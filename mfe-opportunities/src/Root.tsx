import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { BoardPage } from './routes/BoardPage';

const MyApplicationsPage = lazyRoute(() => import('./routes/MyApplicationsPage'));
const IntakePage = lazyRoute(() => import('./routes/IntakePage'));
const PostedPage = lazyRoute(() => import('./routes/PostedPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/opportunities" element={<BoardPage />} />
          <Route path="/opportunities/applications" element={<MyApplicationsPage />} />
          <Route path="/opportunities/intake" element={<IntakePage />} />
          <Route path="/opportunity-intake/:step?" element={<IntakePage />} />
          <Route path="/opportunities/posted" element={<PostedPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
