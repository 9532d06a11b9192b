import { lazyRoute } from '@athenaeum/shell-contract';

/** The player in a chunk of its own: only a video that is about to be played needs it. */
export const LazyPlayer = lazyRoute(() => import('./Player'));
