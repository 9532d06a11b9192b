import { useCallback } from 'react';
import { useIsHere } from '../routing/useIsHere';

/** Wraps `refetch` for use after an answer: resolves to null once the component is unmounted, or without data. */
export function useReadAgain<Data>(
  refetch: () => PromiseLike<{ data?: Data | undefined }>,
): () => Promise<Data | null> {
  const isHere = useIsHere();
  return useCallback(async () => (isHere() ? ((await refetch()).data ?? null) : null), [isHere, refetch]);
}
