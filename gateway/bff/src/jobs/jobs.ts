import { bookmarkWebhook } from './bookmarkWebhook';
import { careerOpportunityCandidate } from './careerOpportunityCandidate';
import { createCompany } from './createCompany';
import { deleteContact } from './deleteContact';
import type { AnyJob } from './job';
import { progressWebhook } from './progressWebhook';
import { reviewWebhook } from './reviewWebhook';
import { rsvpFlow } from './rsvpFlow';
import { updateContact } from './updateContact';

/** All messages to other systems. */
export const jobs: readonly AnyJob[] = [
  createCompany,
  careerOpportunityCandidate,
  rsvpFlow,
  updateContact,
  deleteContact,
  bookmarkWebhook,
  progressWebhook,
  reviewWebhook,
];
