import { anonymousReviewer } from '@athenaeum/content-contract';
import { toListResult } from '@athenaeum/kit';
import type { ContentContext } from '../../loaders';
import type { ReviewRow } from './review.model';
import { listReviews, reviewsInput } from './review.service';

export const Query = {
  reviews: (_root: unknown, { input }: { input?: unknown }, { viewer, loaders }: ContentContext) =>
    toListResult(async () => listReviews(viewer, loaders, reviewsInput.parse(input ?? {}))),
};

export const Review = {
  __resolveReference: ({ id }: { id: string }, { loaders }: ContentContext) => loaders.review.load(id),
  id: ({ _id }: ReviewRow) => _id,
  reviewer_name: (review: ReviewRow) => nameOf(review) ?? anonymousReviewer,
  reviewer(review: ReviewRow) {
    const name = nameOf(review);
    return name ? { name, image: review.reviewer_image } : null;
  },
};

export const Coach = {
  __resolveReference: ({ id }: { id: string }) => ({ id }),
  reviews: ({ id }: { id: string }, _args: unknown, { loaders }: ContentContext) =>
    loaders.reviewsOf.load(id),
};

const nameOf = ({ is_anonymous, reviewer_name }: ReviewRow): string | null =>
  is_anonymous ? null : reviewer_name?.trim() || null;
