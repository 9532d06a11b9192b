/** Another attempt would answer the same: there is no role of that name, or there can be none. */
export const isGone = (code: string | null | undefined): boolean =>
  code === 'NOT_FOUND' || code === 'INVALID';
