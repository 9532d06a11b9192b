import { useCallback } from 'react';
import { useSearchParams as useQuery } from 'wouter';
import { useIsHere } from './useIsHere';

/** The current query, and a function to change it; the function does nothing once the component is unmounted. */
export function useSearchParams(): ReturnType<typeof useQuery> {
  const [params, setParams] = useQuery();
  const isHere = useIsHere();
  const setHere = useCallback<typeof setParams>(
    (next, options) => {
      if (isHere()) setParams(next, options);
    },
    [isHere, setParams],
  );
  return [params, setHere];
}
