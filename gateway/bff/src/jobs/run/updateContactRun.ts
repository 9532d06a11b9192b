import { isDeepStrictEqual } from 'node:util';
import { indexedText, inTransaction, notFound, Refusal } from '@athenaeum/kit';
import { enqueue, OutboxMessage } from '@athenaeum/kit/outbox';
import { GOAL_TYPES, PROFILE_SECTIONS, USER_LIMITS } from '@athenaeum/users-contract';
import { contactChanged } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { describeRoute, LIMITED_MESSAGE } from '@athenaeum/graph/edge';
import { isService, ownId, type Caller } from '../../routes/caller';
import { INVALID_UUID } from '../updateContact';
import { CALLERS, REFUSALS, type RunParts, type Runnable } from './runnable';

const text = z.string().max(USER_LIMITS.bio);
const value = z.union([text, z.boolean(), z.number(), z.array(text).max(200), z.null()]);
/** The end of the year 9999. */
const LATEST = 253_402_300_799_999;
const goal = z.object({
  title: z.string().min(1).max(200),
  type: z.enum(GOAL_TYPES),
  /** Epoch ms. */
  created_at: z.number().min(0).max(LATEST),
});
/** Accepted in any shape, and never sent to the CRM: `updateContact.ts` drops them. */
const dropped = z.array(z.unknown()).max(200).nullish();

export const updateContactInput = z.strictObject({
  user_id: z.guid(INVALID_UUID),
  data: z
    .object({
      goals: z.array(goal).max(200).nullish(),
      board_experiences: dropped,
      documents: dropped,
    })
    .catchall(value)
    .refine((data) => Object.keys(data).length > 0, 'There is nothing to tell'),
});

/** Fields that members may set; roles, address and billing are not among them (safety 6). */
const OWN_FIELDS = new Set<string>([
  ...Object.values(PROFILE_SECTIONS).flat(),
  'first_name',
  'last_name',
  'phone',
  'board_cv',
  'linkedin_ready',
  'board_registries',
  'experience_chair_board',
  'bod_committee',
  'corporate_board',
  'corporate_boards',
  'hear_about_athena',
]);

export const updateContactRun: Runnable = {
  docs: describeRoute({
    method: 'post',
    path: '/jobs/run/*folder/salesforce/update_contact',
    access: { to: ['signedIn', 'services'], specifiedIn: 'operations, users' },
    summary:
      'Tells the CRM about a member. financial_expert, experience_chair_board, board_cv and linkedin_ready become Yes or No; goals take the CRM’s shape; board_experiences and documents stay here.',
    caller: CALLERS,
    body: updateContactInput,
    answers: {
      202: 'Accepted.',
      ...REFUSALS,
      429: 'Too much at once.',
      400: `As said in \`fields\`; '${INVALID_UUID}' for an id that is none.`,
    },
  }),
  limit: '200kb',
  async run(caller, body, { sources, limits }) {
    if (!isService(caller) && !(await limits.records.take(ownId(caller))))
      throw new Refusal('LIMITED', LIMITED_MESSAGE);
    const { user_id, data } = updateContactInput.parse(body);
    if (isService(caller)) await assertMember(user_id, sources);
    else assertOwnFields(caller, user_id, data);
    await inTransaction(async (session) => {
      const payload = { user_id, data };
      if (await isWaiting(session, payload)) return;
      await enqueue(session, contactChanged, { payload, subject: user_id });
    });
  },
};

async function assertMember(id: string, sources: RunParts['sources']): Promise<void> {
  if (!(await sources.contact(id))) throw notFound('member');
}

function assertOwnFields(caller: Caller, userId: string, data: Record<string, unknown>): void {
  ownId(caller, userId);
  const foreign = Object.keys(data).filter((name) => !OWN_FIELDS.has(name));
  if (foreign.length === 0) return;
  const fields = Object.fromEntries(foreign.map((name) => [`data.${name}`, 'Not yours to change']));
  throw new Refusal('INVALID', 'Something in this is not yours to change.', fields);
}

/** A repetition adds nothing to a pending message; once that is delivered, sending it again is harmless. */
async function isWaiting(
  session: ClientSession,
  payload: { user_id: string; data: object },
): Promise<boolean> {
  const latest = await OutboxMessage.findOne({
    subject: indexedText(`${contactChanged.kind}:${payload.user_id}`),
    state: { $in: ['open', 'queued'] },
  })
    .sort({ place: -1 })
    .session(session)
    .lean();
  return isDeepStrictEqual(latest?.payload, payload);
}
