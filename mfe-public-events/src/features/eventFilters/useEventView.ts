import { useSearchParams } from '@athenaeum/shell-contract';

export interface EventView {
  /** As stored, `PEER_GROUP`; empty for all. */
  event_type: string;
  invite_type: string;
  location: string;
  term: string;
  /** From 1. */
  page: number;
}

type Filters = Omit<EventView, 'page'>;
const NAMES = ['event_type', 'invite_type', 'location', 'term'] as const satisfies readonly (keyof Filters)[];

/** What is shown, kept in the address: `event_type` (left out for all), `invite_type`, `location`, `term`, `page`. */
export function useEventView() {
  const [params, setParams] = useSearchParams();
  const view = eventViewOf(params);

  const addressOf = (next: Partial<EventView>) => {
    const query = new URLSearchParams();
    const wanted = { ...view, ...next };
    for (const name of NAMES) if (wanted[name]) query.set(name, wanted[name]);
    if (wanted.page > 1) query.set('page', String(wanted.page));
    return query;
  };

  return {
    view,
    isFiltered: NAMES.some((name) => view[name] !== ''),
    /** Any change of a filter begins at the first page again. */
    change: (next: Partial<Filters>) => setParams(addressOf({ ...next, page: 1 }), { replace: true }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
    hrefFor: (page: number) => `?${addressOf({ page }).toString()}`,
  };
}

export const eventViewOf = (params: URLSearchParams): EventView => ({
  event_type: known(params.get('event_type')),
  invite_type: params.get('invite_type') ?? '',
  location: params.get('location') ?? '',
  term: (params.get('term') ?? '').slice(0, 100),
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
});

/** The specification leaves the type out for ALL; an address that names it means the same. */
const known = (type: string | null) => (!type || type === 'ALL' ? '' : type);
