import { ApiProvider, lazyRoute, Navigate, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
import { api } from './api';
import { DirectoryPage } from './routes/DirectoryPage';

const MemberPage = lazyRoute(() => import('./routes/MemberPage'));
const ConnectionsPage = lazyRoute(() => import('./routes/ConnectionsPage'));
const ReferPage = lazyRoute(() => import('./routes/ReferPage'));
const MyProfilePage = lazyRoute(() => import('./routes/MyProfilePage'));
const SignUpPage = lazyRoute(() => import('./routes/SignUpPage'));
const SignUpReturnPage = lazyRoute(() => import('./routes/SignUpReturnPage'));
const SignUpCancelledPage = lazyRoute(() => import('./routes/SignUpCancelledPage'));
const SetPasswordPage = lazyRoute(() => import('./routes/SetPasswordPage'));
const IntakePage = lazyRoute(() => import('./routes/IntakePage'));

export function Root() {
  return (
    <ApiProvider api={api}>
      <RemoteRouter>
        <Routes>
          <Route path="/community/members" element={<DirectoryPage />} />
          <Route path="/members" element={<Navigate to="/community/members" replace />} />
          <Route path="/refer" element={<ReferPage />} />
          <Route path="/community/members/:slug/*" element={<MemberPage />} />
          <Route path="/community/connections" element={<ConnectionsPage />} />
          <Route path="/my-profile" element={<MyProfilePage />} />
          <Route path="/sign-up" element={<SignUpPage />} />
          <Route path="/sign-up/return" element={<SignUpReturnPage />} />
          <Route path="/sign-up/cancelled" element={<SignUpCancelledPage />} />
          <Route path="/sign-up/password" element={<SetPasswordPage />} />
          <Route path="/intake-form/:step?" element={<IntakePage />} />
        </Routes>
      </RemoteRouter>
    </ApiProvider>
  );
}
