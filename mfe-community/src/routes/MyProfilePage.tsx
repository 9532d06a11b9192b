import { Navigate, useSearchParams, useUser } from '@athenaeum/shell-contract';
import { profilePath } from '../features/memberProfile';

/** `/my-profile`: the member's own page, or the one of `user_id`; other parameters (`tab`) are kept. */
export default function MyProfilePage() {
  const user = useUser();
  const [search] = useSearchParams();
  const id = search.get('user_id');
  const rest = new URLSearchParams([...search].filter(([name]) => name !== 'user_id'));
  if (!user && !id) return null;
  const path = id ? `/community/members/${encodeURIComponent(id)}` : profilePath(user!);
  return <Navigate to={rest.size > 0 ? `${path}?${rest}` : path} replace />;
}
