import { useEffect } from 'react';
import { useNavigate } from './RoutingContext';

/** A page that only leads to another. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
