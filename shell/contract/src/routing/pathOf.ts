/** Resolves a link of the page at `pathname` to path, query and anchor: `?page=2` stays on the page. */
export function pathOf(to: string, pathname: string): string {
  const { pathname: path, search, hash } = new URL(to, location.origin + pathname);
  return path + search + hash;
}
