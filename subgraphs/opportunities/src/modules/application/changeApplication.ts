import { inTransaction, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { releaseFile } from '@athenaeum/kit/files';
import { enqueue } from '@athenaeum/kit/outbox';
import { OPPORTUNITY_MESSAGES, type UpdateApplicationInput } from '@athenaeum/opportunities-contract';
import { applicationMoved, applicationWithdrawn } from '@athenaeum/opportunities-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { Application, type ApplicationRow } from './application.model';
import {
  canSeeAllApplications,
  isOver,
  NOT_WITHDRAWN,
  isNotWithdrawn,
  UNDECIDED,
} from './application.policy';
import { tellBoardSupport, tellOfApplication } from './tellOfApplication';

/** Withdraws it: nobody can read its files any more, and board support is told. Repeating it changes nothing. */
export async function withdrawApplication(
  viewer: Viewer,
  id: string,
  now = Date.now(),
): Promise<ApplicationRow> {
  const own = { _id: id, user_id: viewer.id };
  return inTransaction(async (session) => {
    const before = await Application.findOne(own).session(session).lean<ApplicationRow>();
    if (!before) throw notFound('application');
    if (!isNotWithdrawn(before)) return before;
    const opportunity = await Opportunity.findById(before.opportunity_id)
      .session(session)
      .lean<OpportunityRow>();
    if (isOver(before, opportunity)) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.applicationOver);
    const withdrawn = await Application.findOneAndUpdate(
      // Conditional on the status that was read: a concurrent decision of board support comes first.
      { ...own, status: before.status },
      {
        $set: { status: 'Withdrawn', withdrawn_at: now, shortlisted: false },
        $push: { history: { status: 'Withdrawn', at: now } },
      },
      { session, returnDocument: 'after' },
    ).lean<ApplicationRow>();
    if (!withdrawn) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    tellOfApplication(session, withdrawn);
    await letGoOfFiles(session, withdrawn);
    const round = withdrawn.round ?? 1;
    await enqueue(session, applicationWithdrawn, {
      payload: { application_id: id, round },
      key: `${id}:${round}`,
    });
    return withdrawn;
  });
}

/** Except for files that another application of the member uses. */
async function letGoOfFiles(session: ClientSession, { user_id, cv, bio }: ApplicationRow): Promise<void> {
  for (const key of [cv, bio]) {
    if (!key) continue;
    const needed = { user_id, ...NOT_WITHDRAWN, $or: [{ cv: key }, { bio: key }] };
    if (!(await Application.exists(needed).session(session))) await releaseFile(user_id, key, session);
  }
}

/** Saves notes of board support, with an audit row. */
export async function updateApplication(
  viewer: Viewer,
  { id, version, ...given }: UpdateApplicationInput,
): Promise<ApplicationRow> {
  if (!canSeeAllApplications(viewer)) throw notFound('application');
  return inTransaction(async (session) => {
    const before = await Application.findById(id).session(session).lean<ApplicationRow>();
    if (!before) throw notFound('application');
    const change = changed(before, given);
    if (Object.keys(change).length === 0) return before;
    if (!isNotWithdrawn(before) && ('status' in change || 'shortlisted' in change))
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.withdrawn);
    const writesNotes = 'notes' in change;
    if (writesNotes && (before.notes_version ?? 0) !== version)
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile, {
        notes: OPPORTUNITY_MESSAGES.changedMeanwhile,
      });
    const after = await Application.findByIdAndUpdate(
      id,
      {
        $set: { ...change, ...(writesNotes ? { notes_version: version! + 1 } : {}) },
        ...(change.status ? { $push: { history: { status: change.status, at: Date.now() } } } : {}),
      },
      { session, returnDocument: 'after' },
    ).lean<ApplicationRow>();
    tellBoardSupport(session, after!);
    if (change.status) await tellApplicant(session, after!);
    // The row says that notes were changed, but not their text, which is forgotten with the member.
    const names = Object.keys(change).map((name) => (name === 'notes' ? 'notes_version' : name));
    const rowOf = (row: ApplicationRow) =>
      Object.fromEntries(names.map((name) => [name, row[name as keyof ApplicationRow] ?? null]));
    await recordWrite(session, viewer, {
      operation: 'updateApplication',
      target_id: id,
      before: rowOf(before),
      after: rowOf(after!),
      reason: 'Application',
    });
    return after!;
  });
}

/** Mails the status as it is when the mail is sent; several changes at once are one mail. */
async function tellApplicant(session: ClientSession, application: ApplicationRow): Promise<void> {
  const { _id, round } = application;
  tellOfApplication(session, application);
  const payload = { application_id: _id, round: round ?? 1 };
  await enqueue(session, applicationMoved, { payload, subject: _id, coalesce: true });
}

/** The opportunity was closed: tells applicants who wait for a decision that there will be none. */
export async function tellApplicantsOfEnd(session: ClientSession, opportunity_id: string): Promise<void> {
  const waiting = await Application.find({ opportunity_id, ...UNDECIDED })
    .session(session)
    .lean<ApplicationRow[]>();
  for (const application of waiting) await tellApplicant(session, application);
}

type Given = Omit<UpdateApplicationInput, 'id' | 'version'>;

/** The given fields that differ. */
const changed = (before: ApplicationRow, given: Given): Partial<ApplicationRow> =>
  Object.fromEntries(
    (['status', 'shortlisted', 'notes'] as const)
      .filter((name) => given[name] !== undefined && given[name] !== null && given[name] !== before[name])
      .map((name) => [name, given[name]]),
  );
