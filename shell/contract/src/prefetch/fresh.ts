/** Asked for already and young enough: not asked for again. The same as `refetchOnMountOrArgChange`. */
export const FRESH = { ifOlderThan: 30 };
