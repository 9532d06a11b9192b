/** Prefetch option: skips queries whose cached data is fresh. The same age as `refetchOnMountOrArgChange`. */
export const FRESH = { ifOlderThan: 30 };
