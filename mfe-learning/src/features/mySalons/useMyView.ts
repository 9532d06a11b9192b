import { useSearchParams } from '@athenaeum/shell-contract';

const VIEWS = ['upcoming', 'waitlist', 'saved', 'recordings'] as const;
export type MyView = (typeof VIEWS)[number];

/** Which tab is in view, from the address; every choice is a step that Back takes back. */
export function useMyView() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'upcoming';
  return {
    view,
    choose: (next: MyView) => setParams(next === 'upcoming' ? {} : { view: next }),
  };
}
