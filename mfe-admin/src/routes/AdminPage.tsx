import { Navigate, rolesOf, useUser } from '@athenaeum/shell-contract';

/** `/admin`: redirects to the first page that the user may open. */
export default function AdminPage() {
  const roles = rolesOf(useUser());
  const to = roles.includes('admin')
    ? '/admin/members'
    : roles.includes('support')
      ? '/admin/opportunities'
      : '/admin/feedback';
  return <Navigate to={to} replace />;
}
