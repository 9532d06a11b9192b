import { useSearchParams } from '@athenaeum/shell-contract';

export interface PageView {
  /** From 1. */
  page: number;
  hrefFor: (page: number) => string;
}

/** The current page of a list, from the address. */
export function usePageOf(name: 'upcoming' | 'page'): PageView {
  const [params] = useSearchParams();
  return {
    page: Math.max(1, Math.floor(Number(params.get(name))) || 1),
    hrefFor: (page) => {
      const next = new URLSearchParams(params);
      if (page > 1) next.set(name, String(page));
      else next.delete(name);
      return `?${next.toString()}`;
    },
  };
}
