import type { PlatformV1 } from '../platform/platform';
import { newEntryState } from './entryState';
import { pathOf } from './pathOf';

export interface NavigateTo {
  replace?: boolean;
  state?: unknown;
}

/** Navigates from `pathname` to a path, or to `?...` of the same page; pushes or replaces a history entry. */
export function navigateTo(
  platform: PlatformV1,
  pathname: string,
  to: string,
  { state, replace = false }: NavigateTo = {},
): void {
  const path = pathOf(to, pathname);
  // A link to the current address adds no entry.
  const isHere = path === location.pathname + location.search + location.hash;
  platform.navigate(path, { replace: replace || isHere, state: newEntryState(state) });
}
