import { contactDeleted } from '@athenaeum/users-contract/outgoing';
import * as z from 'zod';
import { STARTED } from '../answers/expectedAnswers';
import { defineJob } from './job';
import { INVALID_UUID } from './updateContact';

export const deleteContact = defineJob({
  message: contactDeleted,
  method: 'POST',
  path: '/jobs/run/f/f/salesforce/delete_contact',
  answer: STARTED,
  payload: z.strictObject({ user_id: z.guid(INVALID_UUID) }),
  compose: ({ user_id }) => ({ user_id }),
});
