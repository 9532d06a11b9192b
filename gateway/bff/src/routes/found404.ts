import { Refusal } from '@athenaeum/kit';

/** Null for NOT_FOUND, INVALID and FORBIDDEN alike, which the route answers as a 404. */
export const found404 = <T>(ask: () => Promise<T>): Promise<T | null> =>
  ask().catch((error: unknown) => {
    if (error instanceof Refusal && ['NOT_FOUND', 'INVALID', 'FORBIDDEN'].includes(error.code)) return null;
    throw error;
  });
