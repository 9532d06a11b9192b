import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** One ref for two readers: a component's own and its caller's. */
export function useMergedRef<T>(outer: Ref<T> | undefined): [RefObject<T | null>, RefCallback<T>] {
  const own = useRef<T>(null);
  const merged = useCallback(
    (value: T | null) => {
      own.current = value;
      if (typeof outer === 'function') return outer(value);
      if (outer) outer.current = value;
    },
    [outer],
  );
  return [own, merged];
}
