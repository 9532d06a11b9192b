import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { StartPage } from './routes/StartPage';

const SalonPage = lazyRoute(() => import('./routes/SalonPage'));
const CategoryPage = lazyRoute(() => import('./routes/CategoryPage'));
const GoalPage = lazyRoute(() => import('./routes/GoalPage'));
const SpeakerPage = lazyRoute(() => import('./routes/SpeakerPage'));
const CollectionPage = lazyRoute(() => import('./routes/CollectionPage'));
const MySalonsPage = lazyRoute(() => import('./routes/MySalonsPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/" element={<StartPage />} />
          <Route path="/salons/:slug" element={<SalonPage />} />
          <Route path="/categories/:slug" element={<CategoryPage />} />
          <Route path="/goals/:slug" element={<GoalPage />} />
          <Route path="/tags/:slug" element={<GoalPage />} />
          <Route path="/speakers/:slug" element={<SpeakerPage />} />
          <Route path="/collections/:slug" element={<CollectionPage />} />
          <Route path="/my-salons" element={<MySalonsPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
