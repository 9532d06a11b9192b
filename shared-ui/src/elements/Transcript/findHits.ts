/** Start positions of a term in a text, ignoring case. */
export function findHits(text: string, term: string): number[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return [];
  const within = text.toLowerCase();
  const hits: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length))
    hits.push(at);
  return hits;
}
