import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { CoachesPage } from './routes/CoachesPage';

const CoachPage = lazyRoute(() => import('./routes/CoachPage'));
const CoachCategoryPage = lazyRoute(() => import('./routes/CoachCategoryPage'));
const MySessionsPage = lazyRoute(() => import('./routes/MySessionsPage'));
const CoachSessionsPage = lazyRoute(() => import('./routes/CoachSessionsPage'));
const CoachAvailabilityPage = lazyRoute(() => import('./routes/CoachAvailabilityPage'));
const PortfolioDeskPage = lazyRoute(() => import('./routes/PortfolioDeskPage'));
const ManagePlanPage = lazyRoute(() => import('./routes/ManagePlanPage'));
const PortfolioPage = lazyRoute(() => import('./routes/PortfolioPage'));
const PortfolioFeedbackPage = lazyRoute(() => import('./routes/PortfolioFeedbackPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/expert-strategists" element={<CoachesPage />} />
          <Route path="/expert-strategists/experts/:slug" element={<CoachPage />} />
          <Route path="/expert-strategists/categories/:slug" element={<CoachCategoryPage />} />
          <Route path="/expert-strategists/my-sessions" element={<MySessionsPage />} />
          <Route path="/expert-strategists/bcp" element={<PortfolioPage />} />
          <Route path="/expert-strategists/bcp/feedback" element={<PortfolioFeedbackPage />} />
          <Route path="/expert-strategists/desk" element={<CoachSessionsPage />} />
          <Route path="/expert-strategists/desk/availability" element={<CoachAvailabilityPage />} />
          <Route path="/expert-strategists/desk/portfolios" element={<PortfolioDeskPage />} />
          <Route path="/manage-plan" element={<ManagePlanPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
