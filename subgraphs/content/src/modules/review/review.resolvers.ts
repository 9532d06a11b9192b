import { anonymousReviewer } from '@athenaeum/content-contract';
import { toListResult } from '@athenaeum/kit';
import type {
  BcpResolvers,
  CoachResolvers,
  QueryResolvers,
  ReviewResolvers,
} from '../../__generated__/resolvers';
import type { ReviewRow } from './review.model';
import { listReviews, portfolioReviews, reviewsInput } from './review.service';

export const Query: QueryResolvers = {
  reviews: (_root, { input }, { viewer, loaders }) =>
    toListResult(async () => listReviews(viewer, loaders, reviewsInput.parse(input ?? {}))),
};

export const Review: ReviewResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.review.load(id),
  id: ({ _id }) => _id,
  reviewer_name: (review) => nameOf(review) ?? anonymousReviewer,
  reviewer(review) {
    const name = nameOf(review);
    return name ? { name, image: review.reviewer_image } : null;
  },
};

export const Coach: CoachResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  reviews: ({ id }, _args, { loaders }) => loaders.reviewsOf.load(id),
};

export const Bcp: BcpResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  reviews: () => portfolioReviews(),
};

const nameOf = ({ is_anonymous, reviewer_name }: ReviewRow): string | null =>
  is_anonymous ? null : reviewer_name?.trim() || null;
