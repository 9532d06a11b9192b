import { useCallback } from 'react';
import { useSearchParams as useQuery } from 'wouter';
import { useIsHere } from './useIsHere';

/** The query of the address in view, and how to go to another; nowhere once the component has gone. */
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
