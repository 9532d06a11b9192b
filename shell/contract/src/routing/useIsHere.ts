import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still shown, for what happens once an answer has come: the user may have left meanwhile. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
