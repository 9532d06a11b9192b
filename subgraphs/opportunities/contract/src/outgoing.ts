import * as z from 'zod/mini';

/** The messages of this domain to other systems, as they are in the outbox. For servers only. */

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** A member applied; the member's data is read when it is delivered. */
export const candidateApplied = {
  channel: 'workflow',
  kind: 'create_career_opportunity_candidate',
  payload: z.strictObject({
    user_id: id,
    opportunity_title: z.string(),
    opportunity_type: z.string(),
    company: z.string(),
    pitch: z.string(),
  }),
};

/** The number of the attempt: after a withdrawal, applying again is another one. */
const application = z.strictObject({ application_id: id, round: z.int() });
/** To board support, with a copy to the applicant. */
export const applicationReceived = { channel: 'mail', kind: 'application_received', payload: application };
/** To board support. */
export const applicationWithdrawn = { channel: 'mail', kind: 'application_withdrawn', payload: application };

/** To the applicant: the status when the mail is sent. */
export const applicationMoved = { channel: 'mail', kind: 'application_moved', payload: application };

const posting = z.strictObject({ opportunity_id: id });
/** To the address that was given, for confirmation. */
export const postingSubmitted = { channel: 'mail', kind: 'posting_submitted', payload: posting };
/** To board support: a posting waits for review. */
export const postingForReview = { channel: 'mail', kind: 'posting_for_review', payload: posting };
/** To the poster: the current stage, and the link. */
export const postingStands = { channel: 'mail', kind: 'posting_stands', payload: posting };
/** To the poster: the decision about a change. */
export const changeDecided = {
  channel: 'mail',
  kind: 'posting_change_decided',
  payload: z.strictObject({
    opportunity_id: id,
    accepted: z.boolean(),
    reason: z.nullable(z.string().check(z.maxLength(500))),
  }),
};
/** To the poster, while this is still its end. */
export const postingReminder = {
  channel: 'mail',
  kind: 'posting_reminder',
  payload: z.strictObject({ opportunity_id: id, expires_at: z.number() }),
};

/** It is on the board for the first time: members with matching filters are alerted. */
export const opportunityPublished = {
  channel: 'opportunities',
  kind: 'opportunity_published',
  payload: posting,
};
/** To a member whose saved filter it matches. */
export const opportunityAlert = {
  channel: 'mail',
  kind: 'opportunity_alert',
  payload: z.strictObject({ opportunity_id: id, user_id: id }),
};
