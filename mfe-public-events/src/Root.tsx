import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { EventsPage } from './routes/EventsPage';

const EventPage = lazyRoute(() => import('./routes/EventPage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/upcoming-events" element={<EventsPage />} />
          <Route path="/upcoming-events/:slug" element={<EventPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
