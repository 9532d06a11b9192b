import type { Request } from 'express';

/** Whether who asks has this very answer already. */
export const hasTag = ({ headers }: Request, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .includes(etag);
