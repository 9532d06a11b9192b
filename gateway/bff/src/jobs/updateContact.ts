import { DeliveryProblem } from '@athenaeum/kit/outbox';
import { contactChanged } from '@athenaeum/users-contract/outgoing';
import * as z from 'zod';
import { STARTED } from '../answers/expectedAnswers';
import { defineJob } from './job';

export const INVALID_UUID = 'Invalid UUID format for id';

/** The CRM knows yes and no by these words only. */
const YES_NO_FIELDS = ['financial_expert', 'experience_chair_board', 'board_cv', 'linkedin_ready'];
/** Kept here alone; goals leave in a shape of their own. */
const DROPPED_FIELDS = ['board_experiences', 'goals', 'documents'];

const goal = z.object({ title: z.string(), type: z.string(), created_at: z.number() });
const sentGoal = z.strictObject({
  goal: z.string(),
  tag: z.string(),
  type: z.string(),
  /** ISO 8601. */
  submission_date: z.string(),
});

export const updateContactPayload = z.strictObject({
  user_id: z.guid(INVALID_UUID),
  data: z.record(z.string(), z.unknown()).and(z.object({ goals: z.array(sentGoal).optional() })),
});

export const updateContact = defineJob({
  message: contactChanged,
  method: 'POST',
  path: '/jobs/run/f/f/salesforce/update_contact',
  answer: STARTED,
  payload: updateContactPayload,
  compose({ user_id, data }) {
    if (!z.guid().safeParse(user_id).success) throw new DeliveryProblem('refused', 'INVALID_UUID');
    return { user_id, data: toContactData(data) };
  },
});

/** A profile's fields in the words of the CRM. */
export function toContactData(data: Record<string, unknown>) {
  const fields = Object.entries(data)
    .filter(([name, value]) => !DROPPED_FIELDS.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => [name, YES_NO_FIELDS.includes(name) ? toYesNo(value) : value]);
  const goals = data.goals ? { goals: z.array(goal).parse(data.goals).map(toSentGoal) } : {};
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), ...goals };
}

const toYesNo = (value: unknown): 'Yes' | 'No' =>
  value === true || /^(yes|true)$/i.test(String(value)) ? 'Yes' : 'No';

/** A tag is a goal's title with hyphens, as everywhere. */
const toSentGoal = ({ title, type, created_at }: z.infer<typeof goal>) => ({
  goal: title,
  tag: title.trim().replace(/\s+/g, '-'),
  type,
  submission_date: new Date(created_at).toISOString(),
});
