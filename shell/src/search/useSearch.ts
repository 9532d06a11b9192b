import { translateSentence } from '@athenaeum/messages';
import { useRegistry, useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { searchTarget } from '../layout/navigation';
import { useRoles } from '../layout/useRoles';
import { searchText } from './search.messages';

export interface SearchState {
  label: string;
  /** The search term in the address. */
  term: string;
  /** The address of the results of a term; of an empty one, that of the search's start page. */
  resultsOf(term: string): string;
  /** Navigates to the results of a term; an empty one returns to the search's start page. */
  search(term: string): void;
}

/** The search that a remote offers to the viewer; null when none does. */
export function useSearch(): SearchState | null {
  const { platform } = useShell();
  const target = searchTarget(useRegistry(), useRoles());
  const { search } = useAddress();
  if (!target) return null;
  const { to, parameter, label } = target;
  const resultsOf = (term: string) => (term ? `${to}?${new URLSearchParams({ [parameter]: term })}` : to);
  return {
    label: label ? translateSentence(label) : searchText.search,
    term: new URLSearchParams(search).get(parameter) ?? '',
    resultsOf,
    search: (term) => platform.navigate(resultsOf(term)),
  };
}
