import * as z from 'zod/mini';

/** What this domain has other systems told, as it stands in the outbox. Servers only. */

/** A member applied; who she is is read when it is this message's turn. */
export const candidateApplied = {
  channel: 'workflow',
  kind: 'create_career_opportunity_candidate',
  payload: z.strictObject({
    user_id: z.string().check(z.minLength(1), z.maxLength(64)),
    opportunity_title: z.string(),
    opportunity_type: z.string(),
    company: z.string(),
    pitch: z.string(),
  }),
};
