import { useSearchParams } from '@athenaeum/shell-contract';
import type { ListView } from './view';

/** The state of a list from the address, and addresses of the same list in other states. */
export interface Listing<Shown> {
  view: Shown;
  change: (next: Partial<Shown>) => void;
  hrefWith: (next: Partial<Shown>) => string;
}

export function useListView<Shown extends { page: number }>(listView: ListView<Shown>): Listing<Shown> {
  const [params, setParams] = useSearchParams();
  const view = listView.read(params);
  return {
    view,
    change: (next) => setParams(listView.change(view, next), { replace: true }),
    hrefWith: (next) => `?${listView.change(view, next).toString()}`,
  };
}
