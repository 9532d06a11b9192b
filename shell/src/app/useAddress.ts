import { useSyncExternalStore } from 'react';

/** The current path and query. The route is derived from them, and is the same for many addresses. */
export function useAddress(): { pathname: string; search: string } {
  const address = useSyncExternalStore(subscribe, read);
  const query = address.indexOf('?');
  return query < 0
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, query), search: address.slice(query) };
}

// single-spa sends it for changes by scripts, too.
const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

const read = () => location.pathname + location.search;
