import { lazyRoute, type Prefetch, useLocation } from '@athenaeum/shell-contract';
import { prefetchHome } from '../features/home';
import { HomePage } from './HomePage';

const SearchPage = lazyRoute(() => import('./SearchPage'));

export const prefetch: Prefetch = (_params, search) => (search.size === 0 ? [prefetchHome()] : []);

/** Home, or what a term finds: `/?query_search={term}`. */
export default function StartPage() {
  const { search } = useLocation();
  return new URLSearchParams(search).get('query_search')?.trim() ? <SearchPage /> : <HomePage />;
}
