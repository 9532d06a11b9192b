import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { BookClubPage } from './routes/BookClubPage';

const AboutPage = lazyRoute(() => import('./routes/AboutPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/book-club" element={<BookClubPage />} />
          <Route path="/book-club/about" element={<AboutPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
