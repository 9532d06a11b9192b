import { translateSentence } from '@athenaeum/messages';
import { useRegistry, useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { searchTarget } from '../layout/navigation';
import { useRoles } from '../layout/useRoles';
import { searchText } from './search.messages';

export interface SearchState {
  label: string;
  /** The term in the address, whichever page put it there. */
  term: string;
  /** Shows the results of a term; an empty one leads back to where the search lives. */
  search(term: string): void;
}

/** The search that a remote offers to this person, or null where none does. */
export function useSearch(): SearchState | null {
  const { platform } = useShell();
  const target = searchTarget(useRegistry(), useRoles());
  const { search } = useAddress();
  if (!target) return null;
  const { to, parameter, label } = target;
  return {
    label: label ? translateSentence(label) : searchText.search,
    term: new URLSearchParams(search).get(parameter) ?? '',
    search: (term) => platform.navigate(term ? `${to}?${new URLSearchParams({ [parameter]: term })}` : to),
  };
}
