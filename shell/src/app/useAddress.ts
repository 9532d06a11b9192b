import { useSyncExternalStore } from 'react';

/** The path and the query in view. The route tells what they show, and stays the same for many addresses. */
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
