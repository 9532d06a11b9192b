import { useSearchParams } from '@athenaeum/shell-contract';
import type { ListView } from './view';

/** The state of the list from the address, and addresses of the same list in other states. */
export function useListView<Shown extends { page: number }>(view: ListView<Shown>) {
  const [params, setParams] = useSearchParams();
  const now = view.read(params);
  return {
    now,
    change: (next: Partial<Shown>) => setParams(view.change(now, next), { replace: true }),
    hrefWith: (next: Partial<Shown>) => `?${view.change(now, next).toString()}`,
  };
}
