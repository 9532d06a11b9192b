import {
  anonymousReviewer,
  CONTENT_MESSAGES,
  createReviewInput,
  moderateReviewInput,
  moderateReviewsInput,
  PORTFOLIO_SERVICE,
  updateReviewInput,
  type ReviewType,
} from '@athenaeum/content-contract';
import { toListResult, toResult, type Viewer } from '@athenaeum/kit';
import type {
  BcpResolvers,
  MutationResolvers,
  QueryResolvers,
  ReviewResolvers,
} from '../../__generated__/resolvers';
import { isStaff } from '../../audience';
import type { ContentContext } from '../../loaders';
import { importReviews, importReviewsInput } from './importReviews.service';
import { feedbackInput, listFeedback } from './listFeedback';
import { moderateReview, moderateReviews } from './moderateReview.service';
import type { ReviewRow } from './review.model';
import { canReview } from './review.policy';
import { listReviews, portfolioReviews, reviewsInput } from './review.service';
import { setReviewRight, setReviewRightInput } from './reviewRight.service';
import { createReview, updateReview } from './writeReview.service';

export const Query: QueryResolvers = {
  reviews: (_root, { input }, { viewer, loaders }) =>
    toListResult(async () => listReviews(viewer, loaders, reviewsInput.parse(input ?? {}))),
  feedback: (_root, { input }, { viewer }) =>
    toListResult(async () => listFeedback(viewer, feedbackInput.parse(input ?? {}))),
};

export const Mutation: MutationResolvers = {
  createReview: (_root, { input }, { viewer, loaders }) =>
    toResult(
      async () => createReview(viewer, loaders, createReviewInput.parse(input)),
      CONTENT_MESSAGES.reviewReceived,
    ),
  updateReview: (_root, { input }, { viewer }) =>
    toResult(
      async () => updateReview(viewer, updateReviewInput.parse(input)),
      CONTENT_MESSAGES.reviewReceived,
    ),
  moderateReview: (_root, { input }, { viewer }) =>
    toResult(async () => moderateReview(viewer, moderateReviewInput.parse(input))),
  moderateReviews: (_root, { input }, { viewer }) =>
    toResult(async () => moderateReviews(viewer, moderateReviewsInput.parse(input))),
  importReviews: (_root, { input }) => toResult(async () => importReviews(importReviewsInput.parse(input))),
  setReviewRight: (_root, { input }) =>
    toResult(async () => setReviewRight(setReviewRightInput.parse(input))),
};

export const Review: ReviewResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.review.load(id),
  id: ({ _id }) => _id,
  reviewer_name: (review) => nameOf(review) ?? anonymousReviewer,
  reviewer(review) {
    const name = nameOf(review);
    return name ? { name, image: review.reviewer_image } : null;
  },
  is_mine: (review, _args, { viewer }) => isOwn(viewer, review),
  state: (review, _args, { viewer }) => (isOwnOrForStaff(viewer, review) ? review.state : null),
  is_private: (review, _args, { viewer }) => (isStaff(viewer) ? review.is_private : null),
  writer_name: (review, _args, { viewer }) =>
    isOwnOrForStaff(viewer, review) ? (review.writer_name ?? null) : null,
};

export const Bcp: BcpResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  reviews: () => portfolioReviews(),
  my_review: (_bcp, _args, { loaders }) => loaders.myReview.load(PORTFOLIO_SERVICE),
  can_review: (_bcp, _args, context) => mayReview('BCP', PORTFOLIO_SERVICE, context),
};

/** The author of a review may change it, even without the right to write a new one. */
export const mayReview = async (
  type: ReviewType,
  entryId: string,
  { viewer, loaders }: ContentContext,
): Promise<boolean> =>
  (await loaders.myReview.load(entryId)) !== null || canReview(viewer, loaders, type, entryId);

const nameOf = ({ is_anonymous, reviewer_name }: ReviewRow): string | null =>
  is_anonymous ? null : reviewer_name?.trim() || null;

const isOwn = (viewer: Viewer, { user_id }: ReviewRow): boolean =>
  viewer.id !== null && viewer.id === user_id;
const isOwnOrForStaff = (viewer: Viewer, review: ReviewRow): boolean =>
  isOwn(viewer, review) || isStaff(viewer);
