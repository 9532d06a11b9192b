import { useSearchParams } from '@athenaeum/shell-contract';

export const SESSION_TABS = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'past', label: 'Past' },
  { id: 'cancelled', label: 'Cancelled' },
] as const;
export type SessionTab = (typeof SESSION_TABS)[number]['id'];

export const PAGE_SIZE = 20;

/** Which of her sessions are in view, from the address. */
export function useSessionsView() {
  const [params, setParams] = useSearchParams();
  const tab = SESSION_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'upcoming';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const addressOf = (to: { tab: SessionTab; page: number }) => {
    const next = new URLSearchParams();
    if (to.tab !== 'upcoming') next.set('tab', to.tab);
    if (to.page > 1) next.set('page', String(to.page));
    return next;
  };
  return {
    tab,
    page,
    /** How many of a group are before what is in view. */
    skipOf: (group: SessionTab) => (group === tab ? (page - 1) * PAGE_SIZE : 0),
    select: (to: SessionTab) => setParams(addressOf({ tab: to, page: 1 }), { replace: true }),
    hrefFor: (to: number) => `?${addressOf({ tab, page: to }).toString()}`,
  };
}
