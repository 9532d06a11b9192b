/** `?state=sent&page=2`, without empty values. */
export function queryString(values: Record<string, string | number | null | undefined>): string {
  const present = Object.entries(values).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}
