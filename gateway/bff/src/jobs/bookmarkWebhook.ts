import { bookmarkChanged } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { TAKEN } from '../answers/expectedAnswers';
import { defineJob } from './job';

export const bookmarkWebhook = defineJob({
  message: bookmarkChanged,
  method: 'POST',
  path: '/webhooks/salesforce/bookmark',
  answer: TAKEN,
  payload: z.strictObject({ id: z.string(), userId: z.string(), salonOrCoachId: z.string() }),
  compose: (row) => row,
});
