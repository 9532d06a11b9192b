import { useCallback } from 'react';
import { useIsHere } from '../routing/useIsHere';

/** `refetch` of a query for after an answer has come: null once its page has gone, which nobody reads any more. */
export function useReadAgain<Data>(
  refetch: () => PromiseLike<{ data?: Data | undefined }>,
): () => Promise<Data | null> {
  const isHere = useIsHere();
  return useCallback(async () => (isHere() ? ((await refetch()).data ?? null) : null), [isHere, refetch]);
}
