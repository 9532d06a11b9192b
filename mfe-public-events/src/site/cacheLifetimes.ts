import type { Keeping } from '@athenaeum/shell-contract/site';

/** Cache lifetimes of the site's responses, in seconds. */
export const PAGE: Keeping = { fresh: 60, stale: 600 };
export const FEED: Keeping = { fresh: 300, stale: 3600 };
export const PICTURE: Keeping = { fresh: 86_400, stale: 604_800 };
