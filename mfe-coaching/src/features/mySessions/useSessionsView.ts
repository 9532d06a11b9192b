import type { SessionGroup } from '@athenaeum/coaching-contract';
import { useSearchParams } from '@athenaeum/shell-contract';

export const PAGE_SIZE = 10;

/** Which page of each group is in view, from the address: `?past=2`. */
export function useSessionsView() {
  const [params] = useSearchParams();
  const pageOf = (group: SessionGroup) =>
    Math.max(1, Math.floor(Number(params.get(group.toLowerCase()))) || 1);
  return {
    pageOf,
    /** The offset of a group's page. */
    skipOf: (group: SessionGroup) => (pageOf(group) - 1) * PAGE_SIZE,
    hrefFor: (group: SessionGroup, page: number) => {
      const next = new URLSearchParams(params);
      next.set(group.toLowerCase(), String(page));
      if (page === 1) next.delete(group.toLowerCase());
      return `?${next.toString()}`;
    },
  };
}
