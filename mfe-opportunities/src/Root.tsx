import { ApiProvider, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { BoardPage } from './routes/BoardPage';

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/opportunities" element={<BoardPage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
