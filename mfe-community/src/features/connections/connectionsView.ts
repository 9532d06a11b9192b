import { CONNECTION_LISTS, CONNECTIONS_PAGE_SIZE, type ConnectionList } from '@athenaeum/users-contract';

export interface ConnectionsView {
  list: ConnectionList;
  /** From 1. */
  page: number;
}

const MAX_PAGE = 5000;

/** The view in an address, `?list=received&page=2`; connections by default. */
export function connectionsViewOf(params: URLSearchParams): ConnectionsView {
  const list = CONNECTION_LISTS.find((known) => known === params.get('list')) ?? 'connected';
  const page = Math.floor(Number(params.get('page')));
  return { list, page: page >= 1 && page <= MAX_PAGE ? page : 1 };
}

export function hrefOf({ list, page }: ConnectionsView): string {
  const query = new URLSearchParams();
  if (list !== 'connected') query.set('list', list);
  if (page > 1) query.set('page', String(page));
  return `?${query.toString()}`;
}

export const queryOf = ({ list, page }: ConnectionsView) => ({
  list,
  take: CONNECTIONS_PAGE_SIZE,
  skip: (page - 1) * CONNECTIONS_PAGE_SIZE,
});
