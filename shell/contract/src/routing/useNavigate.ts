import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { NavigateTo } from './navigateTo';
import { useIsHere } from './useIsHere';

/**
 * Goes to a path, or with `?...` to another state of the page in view. Nowhere once the component has gone: an answer that comes
 * late takes nobody away from where they have gone meanwhile.
 */
export function useNavigate(): (to: string, options?: NavigateTo) => void {
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => {
      if (isHere()) navigate(to, options);
    },
    [isHere, navigate],
  );
}
