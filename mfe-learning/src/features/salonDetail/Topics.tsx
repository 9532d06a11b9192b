import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { Tags, truncate } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { Part } from '../../components/Part';
import type { SalonDetail } from './salonDetail.api';
import { salonDetailText } from './salonDetail.messages';

interface TopicsProps {
  relations: NonNullable<SalonDetail['salon_relations']>;
  tight?: boolean;
}

/** A salon's categories, and its goals, of which two are shown and the rest counted. */
export function Topics({ relations, tight }: TopicsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const categories = relations.flatMap(({ category }) =>
    category
      ? [
          {
            label: truncate(category.title, LIBRARY_LIMITS.categoryName),
            href: `/categories/${category.slug}`,
          },
        ]
      : [],
  );
  const goals = relations.flatMap(({ tag }) =>
    tag ? [{ label: tag.title, href: `/goals/${tag.slug}` }] : [],
  );
  return (
    <>
      {categories.length > 0 && (
        <Part title={salonDetailText.categories} tight={tight}>
          <Tags tags={categories} limit={categories.length} />
        </Part>
      )}
      {goals.length > 0 && (
        <Part title={salonDetailText.goals} tight={tight}>
          <Tags
            tags={goals}
            limit={areAllShown ? goals.length : LIBRARY_LIMITS.tagChips}
            onMore={() => setAllShown(true)}
          />
        </Part>
      )}
    </>
  );
}
