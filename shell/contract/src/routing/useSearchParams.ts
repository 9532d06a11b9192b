import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateTo } from './RoutingContext';

type Init = string | URLSearchParams | Record<string, string>;

/** The query of the address in view, and how to go to another. */
export function useSearchParams(): [URLSearchParams, (next: Init, options?: NavigateTo) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Init, options?: NavigateTo) => navigate(`?${new URLSearchParams(next).toString()}`, options),
    [navigate],
  );
  return [params, setParams];
}
