interface Relation {
  category?: { title: string } | null;
  tag?: { title: string } | null;
}

/** Titles of the categories and goals a coach works on, each once. */
export function topicsOf(relations: readonly Relation[] | null | undefined): string[] {
  const titles = (relations ?? []).flatMap(({ category, tag }) => [category?.title, tag?.title]);
  return [...new Set(titles.filter((title) => title !== undefined))];
}
