import { progressSaved } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { ACCEPTED_RESPONSE } from '../answers/expectedAnswers';
import { defineJob } from './job';

export const progressWebhook = defineJob({
  message: progressSaved,
  method: 'POST',
  path: '/webhooks/salesforce/progress',
  answer: ACCEPTED_RESPONSE,
  payload: z.strictObject({
    salonId: z.string(),
    userId: z.string(),
    progress: z.number().min(0).max(1),
  }),
  compose: (row) => row,
});
