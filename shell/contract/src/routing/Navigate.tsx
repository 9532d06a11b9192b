import { Redirect } from 'wouter';

/** Redirects; the key lets a redirect follow another. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => (
  <Redirect key={to} to={to} replace={replace} />
);
