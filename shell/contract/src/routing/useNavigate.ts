import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { NavigateTo } from './navigateTo';
import { useIsHere } from './useIsHere';

/**
 * Returns a function that navigates to a path, or to `?...` of the current page. It does nothing once the component is
 * unmounted, so that a late answer does not move the user.
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
