import { useSearchParams } from '@athenaeum/shell-contract';
import type { ListView } from './view';

/** The state of a list from the address, and addresses of the same list in other states. */
export interface Listing<Shown> {
  now: Shown;
  change: (next: Partial<Shown>) => void;
  hrefWith: (next: Partial<Shown>) => string;
}

export function useListView<Shown extends { page: number }>(view: ListView<Shown>): Listing<Shown> {
  const [params, setParams] = useSearchParams();
  const now = view.read(params);
  return {
    now,
    change: (next) => setParams(view.change(now, next), { replace: true }),
    hrefWith: (next) => `?${view.change(now, next).toString()}`,
  };
}
