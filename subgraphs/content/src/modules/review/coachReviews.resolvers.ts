import { selects } from '@athenaeum/kit';
import type { CoachRelationResolvers, CoachResolvers } from '../../__generated__/resolvers';
import { mayReview } from './review.resolvers';
import type { ReviewRow } from './review.model';

/** A coach as the coaching domain refers to it; relations are resolved where they are selected. */
export interface CoachReference {
  id: string;
  category_ids?: string[] | null;
  tag_ids?: string[] | null;
}

/** One row of a coach's relations: one of the three is set. */
export interface CoachRelationRow {
  category_id?: string;
  tag_id?: string;
  review?: ReviewRow;
}

export const Coach: CoachResolvers = {
  __resolveReference: ({ id, category_ids, tag_ids }) => ({ id, category_ids, tag_ids }),
  async coach_relations({ id, category_ids, tag_ids }, _args, { loaders }, info) {
    // Reviews have to be read; the rest costs nothing until it is selected.
    const reviews = selects(info, 'review') ? await loaders.reviewsOf.load(id) : [];
    return [
      ...(category_ids ?? []).map((category_id) => ({ category_id })),
      ...(tag_ids ?? []).map((tag_id) => ({ tag_id })),
      ...reviews.map((review) => ({ review })),
    ] satisfies CoachRelationRow[];
  },
  reviews: ({ id }, _args, { loaders }) => loaders.reviewsOf.load(id),
  rating: ({ id }, _args, { loaders }) => loaders.ratingOf.load(id),
  my_review: ({ id }, _args, { loaders }) => loaders.myReview.load(id),
  can_review: ({ id }, _args, context) => mayReview('Coaching', id, context),
};

export const CoachRelation: CoachRelationResolvers = {
  category: ({ category_id }, _args, { loaders }) =>
    category_id ? loaders.category.load(category_id) : null,
  tag: ({ tag_id }, _args, { loaders }) => (tag_id ? loaders.tag.load(tag_id) : null),
  review: ({ review }) => review ?? null,
};
