import { bookmarkChanged } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { ACCEPTED_RESPONSE } from '../answers/expectedAnswers';
import { defineJob } from './job';

export const bookmarkWebhook = defineJob({
  message: bookmarkChanged,
  method: 'POST',
  path: '/webhooks/salesforce/bookmark',
  answer: ACCEPTED_RESPONSE,
  payload: z.strictObject({ id: z.string(), userId: z.string(), salonOrCoachId: z.string() }),
  compose: (row) => row,
});
