import { reviewSaved } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { ACCEPTED_RESPONSE } from '../answers/expectedAnswers';
import { defineJob } from './job';

const review = z.strictObject({
  email: z.email().optional(),
  userId: z.string().optional(),
  name: z.string().optional(),
  reviewerName: z.string().optional(),
  eventTitle: z.string(),
  reviewType: z.enum(['Coaching', 'Salons', 'Pathways', 'BCP']),
  /** ISO 8601. */
  reviewDate: z.string(),
  rating: z.number().int().min(1).max(5),
  privateFeedback: z.literal(false),
  isAnonymous: z.boolean(),
  feedback: z.string().optional(),
});

/** The content store keeps reviews with the entry they are about. */
export const reviewWebhook = defineJob({
  message: reviewSaved,
  method: 'PUT',
  path: '/webhooks/contentful/review',
  answer: ACCEPTED_RESPONSE,
  payload: z.strictObject({ contentfulId: z.string(), reviews: z.array(review).min(1) }),
  async compose({ contentfulId, userId, reviewerName, reviewDate, name, feedback, ...row }, { contact }) {
    const reviewer = row.isAnonymous ? null : await contact(userId);
    // The author of an anonymous review is named to nobody, in any field (safety 3).
    const whose = reviewer ? { email: reviewer.email, userId, reviewerName: reviewerName ?? undefined } : {};
    return {
      contentfulId,
      reviews: [
        {
          ...row,
          ...whose,
          name: name ?? undefined,
          feedback: feedback ?? undefined,
          reviewDate: new Date(reviewDate).toISOString(),
          privateFeedback: false as const,
        },
      ],
    };
  },
});
