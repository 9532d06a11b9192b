import { ApiProvider, lazyRoute, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { api } from './api';
import { EventsPage } from './routes/EventsPage';

const EventPage = lazyRoute(() => import('./routes/EventPage'));
const GuestRsvpPage = lazyRoute(() => import('./routes/GuestRsvpPage'));

/** `children` are rendered beside the page. */
export function Root({ children }: { children?: ReactNode }) {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/upcoming-events" element={<EventsPage />} />
          <Route path="/upcoming-events/:slug" element={<EventPage />} />
          <Route path="/upcoming-events/:slug/rsvp" element={<GuestRsvpPage />} />
        </Routes>
        {children}
      </RemoteRouter>
    </ApiProvider>
  );
}
