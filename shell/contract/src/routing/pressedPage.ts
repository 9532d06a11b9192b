import { isPagePath } from './serverPaths';

type Press = Pick<
  MouseEvent,
  'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** The page of this site that a click on a link opens in place; null for clicks that the browser handles. */
export function pressedPage(event: Press): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.getAttribute('href') || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !isPagePath(pathname)) return null;
  // Anchors of the same page are the browser's.
  if (hash && pathname === location.pathname && search === location.search) return null;
  return pathname + search + hash;
}
