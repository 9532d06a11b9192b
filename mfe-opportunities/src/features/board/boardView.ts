import { BOARD_ORDERS, type BoardOrder } from '@athenaeum/opportunities-contract';
import { searchParamsOf, type Criteria, criteriaIn } from '../../components/boardFilter';

export interface BoardView {
  criteria: Criteria;
  /** The member's saved roles alone. */
  saved: boolean;
  order: BoardOrder;
  /** From 1. */
  page: number;
  /** Slug of the card that is open. */
  open: string | null;
}

export const PAGE_SIZE = 20;

/** The parameter that names the open card: its address is the card's deep link. */
const OPEN_PARAMETER = 'opportunity';
/** The parameter of the member's saved roles. */
const SAVED_PARAMETER = 'saved';
const MAX_PAGE = 500;

/** The view in an address; invalid parts are left out. */
export function boardViewOf(params: URLSearchParams): BoardView {
  const page = Math.floor(Number(params.get('page')));
  return {
    criteria: criteriaIn(params),
    saved: params.get(SAVED_PARAMETER) === 'yes',
    order: BOARD_ORDERS.find((order) => order === params.get('order')) ?? 'newest',
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    open: params.get(OPEN_PARAMETER),
  };
}

/** The address of a view: `type=Board+Seat&page=2&opportunity=audit-chair`. */
export function addressOfView({ criteria, saved, order, page, open }: BoardView): URLSearchParams {
  const query = searchParamsOf(criteria);
  if (saved) query.set(SAVED_PARAMETER, 'yes');
  if (order !== 'newest') query.set('order', order);
  if (page > 1) query.set('page', String(page));
  if (open) query.set(OPEN_PARAMETER, open);
  return query;
}

/** The link that opens one card, on any page of the board. */
export const linkTo = (slug: string) => `${location.origin}${addressOfCard(slug)}`;

/** The same as a path. */
export const addressOfCard = (slug: string) => `/opportunities?${OPEN_PARAMETER}=${encodeURIComponent(slug)}`;

/** The query variables of a view. */
export const queryOf = ({ criteria, saved, order, page }: Omit<BoardView, 'open'>) => ({
  matching: criteria,
  ...(saved && { saved: { equals: true } }),
  ...(order !== 'newest' && { order }),
  take: PAGE_SIZE,
  skip: (page - 1) * PAGE_SIZE,
});
