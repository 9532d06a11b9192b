import { useSearchParams } from '@athenaeum/shell-contract';
import type { DirectoryCategory } from '@athenaeum/users-contract';
import { CATEGORIES } from './categories';
import { addressOf, directoryViewOf, type DirectoryView } from './directoryView';

/** The directory's view in the address. Every choice adds a history entry and goes to page 1. */
export function useDirectoryView() {
  const [params, setParams] = useSearchParams();
  const view = directoryViewOf(params);
  const go = (next: Partial<DirectoryView>, options?: { replace: boolean }) =>
    setParams(addressOf({ ...view, page: 1, ...next }), options);

  return {
    view,
    applied: CATEGORIES.flatMap((id) => (view.chosen[id] ?? []).map((value) => ({ category: id, value }))),
    // Typing replaces the history entry: otherwise Back would undo it letter by letter.
    search: (search: string) => go({ search }, { replace: true }),
    sort: (sort: number) => go({ sort }),
    choose: (category: DirectoryCategory, values: readonly string[]) =>
      go({ chosen: { ...view.chosen, [category]: values } }),
    clear: () => go({ search: '', chosen: {} }),
    hrefFor: (page: number) => `?${addressOf({ ...view, page }).toString()}`,
  };
}
