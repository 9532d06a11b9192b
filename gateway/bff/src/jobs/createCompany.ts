import { companyCreated } from '@athenaeum/users-contract/outgoing';
import * as z from 'zod';
import { STARTED } from '../answers/expectedAnswers';
import { defineJob } from './job';

export const createCompany = defineJob({
  message: companyCreated,
  method: 'POST',
  path: '/jobs/run/f/f/salesforce/apex_create_company',
  answer: STARTED,
  payload: z.strictObject({ title: z.string().min(1) }),
  compose: ({ title }) => ({ title }),
});
