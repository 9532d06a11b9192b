import type { PlatformV1 } from '../platform/platform';
import { newEntryState } from './entryState';
import { pathOf } from './pathOf';

export interface NavigateTo {
  replace?: boolean;
  state?: unknown;
}

/** From the page at `pathname` to a path, or with `?...` to another state of it: an entry more, or in the place of the one in view. */
export function navigateTo(
  platform: PlatformV1,
  pathname: string,
  to: string,
  { state, replace = false }: NavigateTo = {},
): void {
  const path = pathOf(to, pathname);
  // A link to where one is leaves no second entry.
  const isHere = path === location.pathname + location.search + location.hash;
  platform.navigate(path, { replace: replace || isHere, state: newEntryState(state) });
}
