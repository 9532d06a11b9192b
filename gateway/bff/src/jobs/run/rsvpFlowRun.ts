import { RSVP_STATUSES } from '@athenaeum/content-contract';
import { isSignedIn, notFound, signInFirst, visitor } from '@athenaeum/kit';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { isService, ownId, type Caller } from '../../routes/caller';
import { REFUSALS, type RunParts, type Runnable } from './runnable';

const text = (longest: number) => z.string().max(longest).nullish();

/** The specification's payload. What the form must hold is checked where the seat is given. */
export const rsvpFlowInput = z.strictObject({
  event_id: z.string().trim().min(1).max(64),
  contentful_id: text(64),
  email: text(254),
  company: text(200),
  last_name: text(200),
  first_name: text(200),
  title: text(200),
  country: text(200),
  city: text(200),
  state: text(200),
  phone: text(40),
  linkedin: text(300),
  rsvp: z.enum(RSVP_STATUSES).nullish(),
  user_id: text(64),
  invite_code: text(100),
  /** Given by ticking a box: nobody agrees by leaving one out. */
  agree: z.boolean().nullish(),
  newsletter: z.boolean().nullish(),
  isPublic: z.boolean().default(false),
  requires_payment: z.boolean().nullish(),
});
type RsvpFlow = z.infer<typeof rsvpFlowInput>;

const ANSWER = 'ok code message fields';
const CREATE = `mutation GatewayRSVP($input: CreateRSVPInput!) {
  createRSVP(input: $input) { ${ANSWER} data { salon_id status } }
}`;
const UPDATE = `mutation GatewayWithdraw($id: ID!) {
  updateRSVP(id: $id, status: INVITED) { ${ANSWER} data { salon_id status } }
}`;
const MINE = `query GatewayMyRSVP($id: ID!) {
  salon(input: { id: $id }) { ${ANSWER} data { id my_rsvp { id } } }
}`;
const PUBLIC = `mutation GatewayPublicRSVP($input: PublicRSVPInput!) {
  publicRSVP(input: $input) { ${ANSWER} data { salon_id status } }
}`;

export const rsvpFlowRun: Runnable = {
  docs: describeRoute({
    method: 'post',
    path: '/jobs/run_wait_result/*folder/salesforce/rsvp_flow',
    access: { to: 'everyone', specifiedIn: 'operations, REST' },
    summary:
      'A seat, given by the same rules as `createRSVP`, `updateRSVP` and `publicRSVP`; the CRM is told of what came of it. Repeating it answers the existing RSVP. For a member everything but the event is read from the account.',
    caller: 'Session: own seat; the public form (isPublic); our services for a member they name',
    body: rsvpFlowInput,
    answers: {
      200: '`data.status` is RESERVED, PENDING or INVITED.',
      ...REFUSALS,
      403: 'Not open to the caller.',
      409: 'It is over, cancelled or postponed.',
      429: 'Too much at once.',
    },
  }),
  limit: '20kb',
  async run(caller, body, parts) {
    const input = rsvpFlowInput.parse(body);
    if (isService(caller) && input.user_id)
      return attend(await asMember(caller, input.user_id, parts), input, parts);
    if (isSignedIn(caller.viewer)) return attend(caller, input, parts);
    if (!input.isPublic || input.user_id) throw signInFirst();
    return attendAsGuest(caller, input, parts);
  },
};

async function attend(caller: Caller, input: RsvpFlow, { askGraph }: RunParts): Promise<unknown> {
  const { event_id, rsvp, invite_code } = input;
  const userId = ownId(caller, input.user_id);
  if (rsvp !== 'INVITED')
    return askGraph(caller, CREATE, { input: { salonId: event_id, userId, status: rsvp, invite_code } });
  const { my_rsvp } = await askGraph<{ my_rsvp: { id: string } | null }>(caller, MINE, { id: event_id });
  if (!my_rsvp) throw notFound('RSVP');
  return askGraph(caller, UPDATE, { id: my_rsvp.id });
}

/** A visitor can ask for a seat; giving it back needs the link in the mail. */
async function attendAsGuest(caller: Caller, input: RsvpFlow, { askGraph }: RunParts): Promise<unknown> {
  if (input.rsvp === 'INVITED') throw signInFirst();
  const { event_id, email, company, last_name, first_name, title, country, city, state } = input;
  const { phone, linkedin, invite_code, agree, newsletter } = input;
  const form = {
    email,
    company,
    last_name,
    first_name,
    title,
    country,
    city,
    state,
    phone,
    linkedin,
    invite_code,
  };
  return askGraph({ ...caller, viewer: visitor }, PUBLIC, {
    input: { event_id, ...form, agree, signUpCheck: newsletter },
  });
}

/** A service acts for a member with what that member may do, and no more. */
async function asMember(caller: Caller, userId: string, { accounts }: RunParts): Promise<Caller> {
  const viewer = await accounts.viewerOf(userId);
  if (!viewer) throw notFound('member');
  return { ...caller, viewer };
}
