import { useSearchParams } from '@athenaeum/shell-contract';
import { type Criteria, NOTHING } from '../../components/boardFilter';
import { addressOfView, boardViewOf } from './boardView';

/** What is shown of the board, kept in the address. Every choice of a filter is a step that Back takes back. */
export function useBoardView() {
  const [params, setParams] = useSearchParams();
  const view = boardViewOf(params);
  const narrow = (criteria: Criteria, options?: { replace: boolean }) =>
    setParams(addressOfView({ criteria, page: 1, open: null }), options);

  return {
    view,
    choose: (part: Partial<Criteria>) => narrow({ ...view.criteria, ...part }),
    // What is typed is no step of its own: Back would take it back letter by letter.
    search: (words: string) => narrow({ ...view.criteria, words }, { replace: true }),
    clear: () => narrow(NOTHING),
    /** Opens a card, or closes it: no step of its own, and the page stays where it is. */
    toggle: (slug: string) =>
      setParams(addressOfView({ ...view, open: view.open === slug ? null : slug }), { replace: true }),
    hrefFor: (page: number) => `?${addressOfView({ ...view, page, open: null }).toString()}`,
  };
}
