import { searchProblem } from '@athenaeum/content-contract';
import { ApiProvider } from '@athenaeum/shell-contract';
import { useDebounced } from '@athenaeum/shared-ui';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { MatchingSuggestions } from './MatchingSuggestions';
import { SuggestedGoals } from './SuggestedGoals';

/** Below the shell's search field: goals at first, and matches after a pause in typing. */
export default function SearchSuggestions({ term }: { term: string }) {
  const rested = useRested(term.trim());
  return (
    <ApiProvider api={api}>
      {searchProblem(rested) === null ? <MatchingSuggestions term={rested} /> : <SuggestedGoals />}
    </ApiProvider>
  );
}

/** The debounced text; the initial text counts at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  const [, type] = useDebounced(rested, setRested);
  useEffect(() => type(text), [text, type]);
  return rested;
}
