import { lazyRoute, useLocation } from '@athenaeum/shell-contract';
import { HomePage } from './HomePage';

const SearchPage = lazyRoute(() => import('./SearchPage'));

/** Home, or what a term finds: `/?query_search={term}`. */
export function StartPage() {
  const { search } = useLocation();
  return new URLSearchParams(search).get('query_search')?.trim() ? <SearchPage /> : <HomePage />;
}
