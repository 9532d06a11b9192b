import { Refusal } from '@athenaeum/kit';

/** What is not there, or not for the caller, is answered as any address that leads nowhere. */
export const found404 = <T>(ask: () => Promise<T>): Promise<T | null> =>
  ask().catch((error: unknown) => {
    if (error instanceof Refusal && ['NOT_FOUND', 'INVALID', 'FORBIDDEN'].includes(error.code)) return null;
    throw error;
  });
