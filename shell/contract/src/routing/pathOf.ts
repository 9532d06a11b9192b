/** Path, query and anchor of what a link of the page at `pathname` says: `?page=2` stays on it. */
export function pathOf(to: string, pathname: string): string {
  const { pathname: path, search, hash } = new URL(to, location.origin + pathname);
  return path + search + hash;
}
