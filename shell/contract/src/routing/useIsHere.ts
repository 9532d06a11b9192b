import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still shown, for what happens once an answer has come: she may have moved on meanwhile. */
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
