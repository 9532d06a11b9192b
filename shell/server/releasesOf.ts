import type { ShellEnv } from './env';

/** Proxies the release service on each origin that has pages. */
export const releasesOf = ({ RELEASES_URL }: Pick<ShellEnv, 'RELEASES_URL'>): Record<string, string> => ({
  '/api/releases': RELEASES_URL,
});
