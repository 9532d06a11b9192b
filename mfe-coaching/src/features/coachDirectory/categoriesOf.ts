import type { ListedCoach } from './coachDirectory.api';

/** The categories these coaches work in, by title, without duplicates. */
export function categoriesOf(coaches: readonly Pick<ListedCoach, 'coach_relations'>[]) {
  const found = coaches.flatMap(({ coach_relations }) =>
    (coach_relations ?? []).flatMap(({ category }) => (category ? [category] : [])),
  );
  return [...new Map(found.map((category) => [category.slug, category])).values()].sort((a, b) =>
    a.title.localeCompare(b.title),
  );
}
