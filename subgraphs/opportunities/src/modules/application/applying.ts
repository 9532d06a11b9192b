import {
  keyedSemaphore,
  inTransaction,
  isDuplicateKey,
  notAllowed,
  notFound,
  Refusal,
  signInFirst,
  type Viewer,
} from '@athenaeum/kit';
import { keepFile } from '@athenaeum/kit/files';
import { enqueue } from '@athenaeum/kit/outbox';
import {
  CONFIDENTIAL_COMPANY,
  HELD_STATUS,
  OPPORTUNITY_MESSAGES,
  type ApplyInput,
} from '@athenaeum/opportunities-contract';
import { applicationReceived, candidateApplied } from '@athenaeum/opportunities-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { atStage, stageOf, whyNoApplications } from '../opportunity/opportunity.policy';
import { publicTitle } from '../opportunity/withoutSecrets';
import { Application, type ApplicationRow } from './application.model';
import { isNotWithdrawn } from './application.policy';
import { tellOfApplication } from './tellOfApplication';

/** Limits concurrent transactions on one opportunity, in this process. */
const applicationTo = keyedSemaphore(4);

/**
 * Stores an application, its files and its messages: all or nothing. A repeated one answers the existing one; the unique
 * index decides between concurrent ones.
 */
export async function apply(viewer: Viewer, input: ApplyInput, now = Date.now()): Promise<ApplicationRow> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  if (input.user_id && input.user_id !== user_id) throw notAllowed();
  const opportunity = await Opportunity.findOne({
    contentful_id: input.contentful_id,
  }).lean<OpportunityRow>();
  if (!opportunity || isUnknown(opportunity, now)) throw notFound('opportunity');
  const { cv, bio = null, pitch, accepted } = input;
  const content: ApplicationContent = { cv, bio, pitch, accepted_at: accepted ? now : null };

  const known = await applicationOf(user_id, opportunity._id);
  if (known && isNotWithdrawn(known)) return sameOrRefused(known, content);
  assertTakesApplications(opportunity, now);
  try {
    return await applicationTo(opportunity._id, () =>
      inTransaction((session) => save(session, viewer, user_id, opportunity._id, content, now)),
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return sameOrRefused((await applicationOf(user_id, opportunity._id))!, content);
  }
}

type ApplicationContent = Pick<ApplicationRow, 'cv' | 'bio' | 'pitch' | 'accepted_at'>;

/** Never visible to the viewer: it does not exist for them. */
const isUnknown = (opportunity: OpportunityRow, now: number) =>
  ['unconfirmed', 'review'].includes(stageOf(opportunity, now));

const applicationOf = (user_id: string, opportunity_id: string, session: ClientSession | null = null) =>
  Application.findOne({ user_id, opportunity_id }).session(session).lean<ApplicationRow>();

function sameOrRefused(known: ApplicationRow, { cv, bio, pitch }: ApplicationContent): ApplicationRow {
  if (known.cv === cv && known.bio === bio && known.pitch === pitch) return known;
  throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.alreadyApplied);
}

function assertTakesApplications(opportunity: OpportunityRow, now: number): void {
  const reason = whyNoApplications(opportunity, now);
  if (reason) throw new Refusal('CONFLICT', reason);
}

async function save(
  session: ClientSession,
  viewer: Viewer,
  user_id: string,
  opportunity_id: string,
  content: ApplicationContent,
  now: number,
): Promise<ApplicationRow> {
  const known = await applicationOf(user_id, opportunity_id, session);
  if (known && isNotWithdrawn(known)) return sameOrRefused(known, content);
  const opportunity = await claimOpenOpportunity(session, opportunity_id, now);
  const files = {
    cv_name: await keepUpload(viewer, 'cv', content.cv, session),
    bio_name: content.bio ? await keepUpload(viewer, 'bio', content.bio, session) : null,
  };
  const title = publicTitle(opportunity);
  const history = [{ status: 'Received' as const, at: now }];
  const application = known
    ? await reviveApplication(session, known, { ...content, ...files, title, history, created_at: now })
    : await createApplication(session, {
        ...content,
        ...files,
        title,
        history,
        user_id,
        opportunity_id,
        contentful_id: opportunity.contentful_id,
        created_at: now,
      });
  tellOfApplication(session, application);
  await enqueueMessages(session, application, opportunity);
  return application;
}

/** Requires that it still takes applications; the write conflicts with a concurrent closing. */
async function claimOpenOpportunity(
  session: ClientSession,
  _id: string,
  now: number,
): Promise<OpportunityRow> {
  const open = { _id, ...atStage('published', now), status: { $ne: HELD_STATUS } };
  const claimed = await Opportunity.findOneAndUpdate(
    open,
    { $inc: { applied: 1 } },
    { session },
  ).lean<OpportunityRow>();
  if (claimed) return claimed;
  const current = await Opportunity.findById(_id).session(session).lean<OpportunityRow>();
  throw new Refusal('CONFLICT', (current && whyNoApplications(current, now)) ?? OPPORTUNITY_MESSAGES.closed);
}

/** The name of an upload of the viewer; anybody else's is refused like an unknown one. */
async function keepUpload(
  viewer: Viewer,
  part: 'cv' | 'bio',
  key: string,
  session: ClientSession,
): Promise<string> {
  try {
    return (await keepFile(viewer, key, 'application', session)).name;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, OPPORTUNITY_MESSAGES.fileMissing, {
      [part]: OPPORTUNITY_MESSAGES.fileMissing,
    });
  }
}

async function createApplication(
  session: ClientSession,
  row: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const application = new Application(row);
  await application.save({ session });
  return application.toObject<ApplicationRow>();
}

/** Applies again after a withdrawal: nothing of the earlier one is left. */
async function reviveApplication(
  session: ClientSession,
  { _id }: ApplicationRow,
  row: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const reset = { status: 'Received', withdrawn_at: null, shortlisted: false } as const;
  const revived = await Application.findOneAndUpdate(
    { _id, status: 'Withdrawn' },
    { $set: { ...row, ...reset }, $inc: { round: 1 } },
    { session, returnDocument: 'after' },
  ).lean<ApplicationRow>();
  return revived!;
}

async function enqueueMessages(
  session: ClientSession,
  application: ApplicationRow,
  opportunity: OpportunityRow,
): Promise<void> {
  const { _id, user_id, round, pitch, title } = application;
  const key = `${_id}:${round}`;
  await enqueue(session, applicationReceived, { payload: { application_id: _id, round }, key });
  await enqueue(session, candidateApplied, {
    payload: {
      user_id,
      opportunity_title: title,
      opportunity_type: opportunity.opportunityType,
      // Who reads other systems is unknown: confidential companies are not sent there.
      company: (opportunity.isConfidential ? null : opportunity.company) ?? CONFIDENTIAL_COMPANY,
      pitch: pitch ?? '',
    },
    key,
  });
}
