/** What a pagination shows: never more than 6 numbers, and ellipses when there are more than 5 pages. */
export function pageNumbers(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  if (pages <= 5) return span(1, pages);
  if (page <= 3) return [...span(1, 4), 'gap-after', pages];
  if (page >= pages - 2) return [1, 'gap-before', ...span(pages - 3, pages)];
  return [1, 'gap-before', ...span(page - 1, page + 1), 'gap-after', pages];
}

function span(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
