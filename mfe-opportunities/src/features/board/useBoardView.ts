import { useSearchParams } from '@athenaeum/shell-contract';
import type { BoardOrder } from '@athenaeum/opportunities-contract';
import { type Criteria, NO_CRITERIA } from '../../components/boardFilter';
import { addressOfView, boardViewOf } from './boardView';

/** The board's view in the address. Every choice of a filter adds a history entry. */
export function useBoardView() {
  const [params, setParams] = useSearchParams();
  const view = boardViewOf(params);
  const narrow = (criteria: Criteria, options?: { replace: boolean }) =>
    setParams(addressOfView({ ...view, criteria, page: 1, open: null }), options);

  return {
    view,
    choose: (part: Partial<Criteria>) => narrow({ ...view.criteria, ...part }),
    // Typing replaces the history entry: otherwise Back would undo it letter by letter.
    search: (words: string) => narrow({ ...view.criteria, words }, { replace: true }),
    clear: () => narrow(NO_CRITERIA),
    sort: (order: BoardOrder) => setParams(addressOfView({ ...view, order, page: 1, open: null })),
    /** Opens or closes a card: without a history entry, and without scrolling. */
    toggle: (slug: string) =>
      setParams(addressOfView({ ...view, open: view.open === slug ? null : slug }), { replace: true }),
    hrefFor: (page: number) => `?${addressOfView({ ...view, page, open: null }).toString()}`,
  };
}
