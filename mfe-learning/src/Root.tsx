import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { StartPage } from './routes/StartPage';

const SalonPage = lazyRoute(() => import('./routes/SalonPage'));
const CategoryPage = lazyRoute(() => import('./routes/CategoryPage'));
const GoalPage = lazyRoute(() => import('./routes/GoalPage'));
const SpeakerPage = lazyRoute(() => import('./routes/SpeakerPage'));
const CollectionPage = lazyRoute(() => import('./routes/CollectionPage'));
const CollectionsPage = lazyRoute(() => import('./routes/CollectionsPage'));
const CalendarPage = lazyRoute(() => import('./routes/CalendarPage'));
const PeerGroupsPage = lazyRoute(() => import('./routes/PeerGroupsPage'));
const PeerGroupPage = lazyRoute(() => import('./routes/PeerGroupPage'));
const PathwayPage = lazyRoute(() => import('./routes/PathwayPage'));
const PathwaysPage = lazyRoute(() => import('./routes/PathwaysPage'));
const SeasonPage = lazyRoute(() => import('./routes/SeasonPage'));
const ViewAllPage = lazyRoute(() => import('./routes/ViewAllPage'));
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
          <Route path="/collections" element={<CollectionsPage />} />
          <Route path="/collections/:slug" element={<CollectionPage />} />
          <Route path="/calendar" element={<CalendarPage />} />
          <Route path="/peer-groups" element={<PeerGroupsPage />} />
          <Route path="/peer-groups/:slug" element={<PeerGroupPage />} />
          <Route path="/pathways" element={<PathwaysPage />} />
          <Route path="/pathways/:slug" element={<PathwayPage />} />
          <Route path="/pathways/:slug/collections" element={<SeasonPage />} />
          <Route path="/view-all/:slug" element={<ViewAllPage />} />
          <Route path="/my-salons" element={<MySalonsPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
