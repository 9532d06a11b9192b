import { callRest, usePlatform } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';

export interface Place {
  code: string;
  name: string;
}

type Places<Item> = readonly Item[] | 'loading' | 'none';

/** A list of `/api/places`; `none` when it failed to load, so that the field is typed. Without a path nothing is requested. */
export function usePlaces<Item>(path: string | undefined): Places<Item> {
  const { apiBase } = usePlatform();
  const [found, setFound] = useState<{ path: string; places: Places<Item> } | null>(null);

  useEffect(() => {
    if (!path) return;
    let isWanted = true;
    callRest<Item[]>(`${apiBase}/api/places${path}`, { isPublic: true })
      .then(({ data }) => data ?? ('none' as const))
      .catch(() => 'none' as const)
      .then((places) => isWanted && setFound({ path, places }));
    return () => {
      isWanted = false;
    };
  }, [apiBase, path]);

  return found && found.path === path ? found.places : 'loading';
}
