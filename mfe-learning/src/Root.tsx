import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { HomePage } from './routes/HomePage';

const SalonPage = lazyRoute(() => import('./routes/SalonPage'));
const MySalonsPage = lazyRoute(() => import('./routes/MySalonsPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/salons/:slug" element={<SalonPage />} />
          <Route path="/my-salons" element={<MySalonsPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
