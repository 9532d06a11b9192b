import type { CoachTopicFragment } from './__generated__/topicsOf';

export interface Topic {
  label: string;
  href: string;
}

/** The categories and goals a coach works on, without duplicates, with their links. */
export function topicsOf(relations: readonly CoachTopicFragment[] | null | undefined): Topic[] {
  const topics = (relations ?? []).flatMap(({ category, tag }) => [
    ...(category ? [{ label: category.title, href: categoryPath(category.slug) }] : []),
    ...(tag ? [{ label: tag.title, href: `/goals/${tag.slug}` }] : []),
  ]);
  return [...new Map(topics.map((topic) => [topic.label, topic])).values()];
}

export const categoryPath = (slug: string) => `/expert-strategists/categories/${slug}`;
