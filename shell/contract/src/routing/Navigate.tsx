import { Redirect } from 'wouter';

/** A page that only leads to another; the key lets it lead on from there. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => (
  <Redirect key={to} to={to} replace={replace} />
);
