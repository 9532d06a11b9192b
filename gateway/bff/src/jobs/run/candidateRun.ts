import { createHash } from 'node:crypto';
import { inTransaction, notFound } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { candidateApplied } from '@athenaeum/opportunities-contract/outgoing';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { isService, ownId, type Caller } from '../../routes/caller';
import { CALLERS, REFUSALS, type RunParts, type Runnable } from './runnable';

const text = (longest: number) => z.string().trim().min(1).max(longest);

export const candidateInput = z.strictObject({
  opportunity_title: text(200),
  opportunity_type: text(100),
  company: text(200),
  contact_email: z.email().max(254),
  /** The member's id in the CRM. */
  contact_id: z.string().max(64).nullish(),
  pitch: z.string().max(10_000),
});
type Candidate = z.infer<typeof candidateInput>;

const APPLICATIONS = `query GatewayApplications {
  applications(input: { take: 100 }) { ok code message data { title } }
}`;

export const candidateRun: Runnable = {
  docs: describeRoute({
    method: 'post',
    path: '/jobs/run/*folder/create_career_opportunity_candidate',
    access: { to: ['signedIn', 'services'], specifiedIn: 'decisions, Opportunities' },
    summary:
      'A member applied for an opportunity. Applying itself tells the CRM, so for a member this only confirms the application; a service triggers the call.',
    caller: CALLERS,
    body: candidateInput,
    answers: { 202: 'Accepted.', ...REFUSALS },
  }),
  limit: '50kb',
  async run(caller, body, parts) {
    const candidate = candidateInput.parse(body);
    return isService(caller) ? tell(candidate, parts) : confirm(caller, candidate, parts);
  },
};

/** Confirms only an existing application of the caller, which the CRM was told of. */
async function confirm(caller: Caller, candidate: Candidate, { sources, askGraph }: RunParts): Promise<void> {
  const contact = await sources.contact(ownId(caller));
  const isCaller =
    contact?.email.toLowerCase() === candidate.contact_email.toLowerCase() &&
    (!candidate.contact_id || candidate.contact_id === contact.salesforce_contact_id);
  if (!isCaller) throw notFound('member');
  const applications = await askGraph<{ title: string }[]>(caller, APPLICATIONS);
  if (!applications.some(({ title }) => title === candidate.opportunity_title)) throw notFound('application');
}

async function tell(
  { contact_email, contact_id: _known, ...application }: Candidate,
  { sources }: RunParts,
): Promise<void> {
  const user_id = await sources.memberAt(contact_email);
  if (!user_id) throw notFound('member');
  const payload = { user_id, ...application };
  // The same candidate for the same opportunity is sent once, however often a service repeats the request.
  const key = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  await inTransaction((session) => enqueue(session, candidateApplied, { payload, key }));
}
