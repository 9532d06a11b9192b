import type { Keeping } from '@athenaeum/shell-contract/site';

/** How long what the site answers may be kept, s. */
export const PAGE: Keeping = { fresh: 60, stale: 600 };
export const FEED: Keeping = { fresh: 300, stale: 3600 };
export const PICTURE: Keeping = { fresh: 86_400, stale: 604_800 };
