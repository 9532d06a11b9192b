import { TAKE_LIMIT, toListResult, toResult } from '@athenaeum/kit';
import {
  applicationInput,
  applyInput,
  OPPORTUNITY_MESSAGES,
  updateApplicationInput,
} from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import { withoutNames, withoutSecrets } from '../opportunity/withoutSecrets';
import type { ApplicationRow } from './application.model';
import { canSeeAllApplications, canSeeApplicationsOf, isOver, isNotWithdrawn } from './application.policy';
import {
  applicationFiles,
  applicationNotice,
  applicationsInput,
  listApplications,
  nameIn,
} from './application.service';
import { apply } from './applying';
import { updateApplication, withdrawApplication } from './changeApplication';

type Given = { input: unknown };

export const Query = {
  applications: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listApplications(viewer, applicationsInput.parse(input ?? {}))),
  applicationNotice: (_root: unknown, { id }: { id: string }, { viewer }: OpportunitiesContext) =>
    toResult(() => applicationNotice(viewer, id)),
  applicationFiles: (_root: unknown, { id }: { id: string }, { viewer }: OpportunitiesContext) =>
    toResult(() => applicationFiles(viewer, id)),
};

export const Mutation = {
  applying: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => apply(viewer, applyInput.parse(input)), OPPORTUNITY_MESSAGES.received),
  withdrawApplication: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(
      async () => withdrawApplication(viewer, applicationInput.parse(input).id),
      OPPORTUNITY_MESSAGES.withdrawn,
    ),
  updateApplication: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => updateApplication(viewer, updateApplicationInput.parse(input))),
};

/** Notes of board support: null for the applicant. */
const forStaff =
  <T>(read: (application: ApplicationRow) => T) =>
  (application: ApplicationRow, _args: unknown, { viewer }: OpportunitiesContext): T | null =>
    canSeeAllApplications(viewer) ? read(application) : null;

const file = (application: ApplicationRow, part: 'cv' | 'bio') => {
  const key = isNotWithdrawn(application) ? application[part] : null;
  const filename = key && (application[`${part}_name`] ?? nameIn(key));
  return filename ? { filename, url: `/files/applications/${application._id}/${part}` } : null;
};

export const Application = {
  id: ({ _id }: ApplicationRow) => _id,
  status: ({ status }: ApplicationRow) => status ?? 'Received',
  title: async (
    { title, opportunity_id }: ApplicationRow,
    _args: unknown,
    { viewer, loaders }: OpportunitiesContext,
  ) => {
    const opportunity = await loaders.opportunity.load(opportunity_id);
    return opportunity ? withoutNames(viewer, opportunity, title) : title;
  },
  history: ({ history, created_at }: ApplicationRow) =>
    history?.length ? history : [{ status: 'Received', at: created_at }],
  can_withdraw: async (application: ApplicationRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    !isOver(application, await loaders.opportunity.load(application.opportunity_id)),
  cv: (application: ApplicationRow) => file(application, 'cv'),
  bio: (application: ApplicationRow) => file(application, 'bio'),
  /** Open or closed: who may read the application may read its opportunity. */
  opportunity: async (
    { opportunity_id }: ApplicationRow,
    _args: unknown,
    { viewer, loaders }: OpportunitiesContext,
  ) => {
    const opportunity = await loaders.opportunity.load(opportunity_id);
    return opportunity && withoutSecrets(viewer, opportunity);
  },
  applicant: ({ user_id }: ApplicationRow) => ({ __typename: 'User', id: user_id }),
  shortlisted: forStaff(({ shortlisted }) => shortlisted ?? false),
  notes: forStaff(({ notes }) => notes ?? ''),
  notes_version: forStaff(({ notes_version }) => notes_version ?? 0),
  packet: forStaff((application) =>
    isNotWithdrawn(application) ? `/files/applications/${application._id}/packet.zip` : null,
  ),
};

export const User = {
  applications: async ({ id }: { id: string }, _args: unknown, { viewer, loaders }: OpportunitiesContext) =>
    canSeeApplicationsOf(viewer, id) ? (await loaders.applicationsOf.load(id)).slice(0, TAKE_LIMIT) : null,
};
