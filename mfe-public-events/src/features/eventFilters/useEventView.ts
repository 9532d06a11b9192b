import { useNavigate, useSearchParams } from '@athenaeum/shell-contract';
import { hrefOf, eventViewOf, type Filters, hasFilters } from './eventView';

/** The view in the address: `event_type` (left out for all), `invite_type`, `location`, `term`, `page`. */
export function useEventView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = eventViewOf(params);

  return {
    view,
    isFiltered: hasFilters(view),
    /** Any change of a filter goes to page 1. */
    change: (next: Partial<Filters>) =>
      void navigate(hrefOf({ ...view, ...next, page: 1 }), { replace: true }),
    /** The same view with other filters. */
    hrefWith: (next: Partial<Filters>) => hrefOf({ ...view, ...next, page: 1 }),
    hrefFor: (page: number) => hrefOf({ ...view, page }),
  };
}
