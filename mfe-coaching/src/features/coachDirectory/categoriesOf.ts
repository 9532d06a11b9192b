interface Coach {
  coach_relations?: readonly { category?: { slug: string; title: string } | null }[] | null;
}

/** The categories these coaches work in, by title, without duplicates. */
export function categoriesOf(coaches: readonly Coach[]): { slug: string; title: string }[] {
  const found = coaches.flatMap(({ coach_relations }) =>
    (coach_relations ?? []).flatMap(({ category }) => (category ? [category] : [])),
  );
  return [...new Map(found.map((category) => [category.slug, category])).values()].sort((a, b) =>
    a.title.localeCompare(b.title),
  );
}
