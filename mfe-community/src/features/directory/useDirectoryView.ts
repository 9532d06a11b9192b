import { useSearchParams } from '@athenaeum/shell-contract';
import type { DirectoryCategory } from '@athenaeum/users-contract';
import { CATEGORIES } from './categories';
import { searchParamsOf, directoryViewOf, type DirectoryView } from './directoryView';

/** The directory's view in the address. Every choice adds a history entry and goes to page 1. */
export function useDirectoryView() {
  const [params, setParams] = useSearchParams();
  const view = directoryViewOf(params);
  const update = (next: Partial<DirectoryView>, options?: { replace: boolean }) =>
    setParams(searchParamsOf({ ...view, page: 1, ...next }), options);

  return {
    view,
    applied: CATEGORIES.flatMap((id) => (view.chosen[id] ?? []).map((value) => ({ category: id, value }))),
    // Typing replaces the history entry: otherwise Back would undo it letter by letter.
    search: (search: string) => update({ search }, { replace: true }),
    sort: (sort: number) => update({ sort }),
    choose: (category: DirectoryCategory, values: readonly string[]) =>
      update({ chosen: { ...view.chosen, [category]: values } }),
    clear: () => update({ search: '', chosen: {} }),
    hrefFor: (page: number) => `?${searchParamsOf({ ...view, page }).toString()}`,
  };
}
