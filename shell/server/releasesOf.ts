import type { ShellEnv } from './env';

/** What area teams and staff release by is at each address that has pages, too. */
export const releasesOf = ({ RELEASES_URL }: Pick<ShellEnv, 'RELEASES_URL'>): Record<string, string> => ({
  '/api/releases': RELEASES_URL,
});
