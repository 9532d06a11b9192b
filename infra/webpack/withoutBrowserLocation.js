// In the place of the location that wouter has by itself: areas give it the platform's (`shell/contract/src/routing`). Its own would
// wrap the history of the page in every area once more.
export const useBrowserLocation = () => {
  throw new Error('The router is told the address by the platform.');
};

export const useSearch = useBrowserLocation;

export { useSyncExternalStore } from 'react';
