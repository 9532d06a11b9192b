import { useMemo } from 'react';
import { useParams as useMatchedParams } from 'wouter';
import { decodeParam } from '../matchPage';

/** The decoded parameters of the page's pattern. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const matched = useMatchedParams();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(matched).map(([key, value]) => [
          key,
          value === undefined ? value : decodeParam(value),
        ]),
      ),
    [matched],
  );
}
