import { Navigate } from '@athenaeum/shell-contract';

/** `/members` */
export default function MembersRedirect() {
  return <Navigate to="/community/members" replace />;
}
