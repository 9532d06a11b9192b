import { useSearchParams } from '@athenaeum/shell-contract';
import { CATEGORIES, type Category } from './categories';

/** What is ticked, by category. */
export type Chosen = Partial<Record<Category, readonly string[]>>;

export interface DirectoryView {
  search: string;
  /** Index into the sorts of the contract: 0 is Newest members. */
  sort: number;
  /** From 1. */
  page: number;
  chosen: Chosen;
}

/** The directory's view in the address; any change of search, sort or filter begins at page 1. */
export function useDirectoryView() {
  const [params, setParams] = useSearchParams();
  const view = directoryViewOf(params);

  const addressOf = (next: Partial<DirectoryView>) => {
    const wanted = { ...view, page: 1, ...next };
    const query = new URLSearchParams();
    if (wanted.search) query.set('search', wanted.search);
    if (wanted.sort) query.set('sort', String(wanted.sort));
    for (const { id } of CATEGORIES) for (const value of wanted.chosen[id] ?? []) query.append(id, value);
    if (wanted.page > 1) query.set('page', String(wanted.page));
    return query;
  };

  return {
    view,
    applied: CATEGORIES.flatMap(({ id }) =>
      (view.chosen[id] ?? []).map((value) => ({ category: id, value })),
    ),
    change: (next: Partial<DirectoryView>) => setParams(addressOf(next), { replace: true }),
    choose: (category: Category, values: readonly string[]) =>
      setParams(addressOf({ chosen: { ...view.chosen, [category]: values } }), { replace: true }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
    hrefFor: (page: number) => `?${addressOf({ page }).toString()}`,
  };
}

export const directoryViewOf = (params: URLSearchParams): DirectoryView => ({
  search: (params.get('search') ?? '').slice(0, 100),
  sort: params.get('sort') === '1' ? 1 : 0,
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  chosen: Object.fromEntries(CATEGORIES.map(({ id }) => [id, params.getAll(id)])) as Chosen,
});
