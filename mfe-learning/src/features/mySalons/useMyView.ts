import { useSearchParams } from '@athenaeum/shell-contract';

const VIEWS = ['upcoming', 'waitlist', 'saved', 'recordings'] as const;
export type MyView = (typeof VIEWS)[number];

/** The current tab, from the address; every choice adds a history entry. */
export function useMyView() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'upcoming';
  return {
    view,
    choose: (next: MyView) => setParams(next === 'upcoming' ? {} : { view: next }),
  };
}
