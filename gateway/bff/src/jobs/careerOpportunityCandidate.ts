import { candidateApplied } from '@athenaeum/opportunities-contract/outgoing';
import * as z from 'zod';
import { STARTED } from '../answers/expectedAnswers';
import { defineJob } from './job';

const payload = z.strictObject({
  opportunity_title: z.string(),
  opportunity_type: z.string(),
  company: z.string(),
  contact_email: z.email(),
  contact_id: z.string().nullable(),
  pitch: z.string(),
});

export const careerOpportunityCandidate = defineJob({
  message: candidateApplied,
  method: 'POST',
  path: '/jobs/run/f/f/create_career_opportunity_candidate',
  answer: STARTED,
  payload,
  async compose({ user_id, ...application }, { contact }) {
    const applicant = await contact(user_id);
    return (
      applicant && {
        ...application,
        contact_email: applicant.email,
        contact_id: applicant.salesforce_contact_id,
      }
    );
  },
});
