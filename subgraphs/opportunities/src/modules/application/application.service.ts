import {
  booleanFilter,
  listInput,
  listPage,
  notAllowed,
  notFound,
  signInFirst,
  stringFilter,
  toCondition,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp } from '../opportunity/opportunity.policy';
import { withoutNames } from '../opportunity/withoutSecrets';
import { Application, type ApplicationRow } from './application.model';
import { canSeeAllApplications, canSeeApplicationsOf, isNotWithdrawn } from './application.policy';

const FILTERS = { contentful_id: stringFilter, status: stringFilter, shortlisted: booleanFilter };
export const applicationsInput = listInput(FILTERS, ['created_at']).extend({
  user_id: z.string().max(64).nullish(),
});

/** The viewer's own; board support and admins may name another member, or an opportunity. */
export async function listApplications(
  viewer: Viewer,
  input: z.infer<typeof applicationsInput>,
): Promise<Page<ApplicationRow>> {
  // Applicants may not filter by board support's notes.
  if (toCondition(input.shortlisted) && !canSeeAllApplications(viewer)) throw notAllowed();
  const filter = { ...whose(viewer, input), ...toConditions(input, Object.keys(FILTERS)) };
  return listPage(Application, filter, toSort(input.orderBy, { created_at: -1 }), input);
}

function whose(viewer: Viewer, input: z.infer<typeof applicationsInput>): { user_id?: string } {
  const forOneOpportunity = Boolean(toCondition(input.contentful_id));
  if (!input.user_id && forOneOpportunity && canSeeAllApplications(viewer)) return {};
  const user_id = input.user_id ?? viewer.id;
  if (!user_id) throw signInFirst();
  if (!canSeeApplicationsOf(viewer, user_id)) throw notAllowed();
  return { user_id };
}

/** An application for a mail, as its recipient may see the company; null when there is none. */
export async function applicationNotice(viewer: Viewer, id: string) {
  const application = await Application.findById(id).lean<ApplicationRow>();
  return application && noticeOf(viewer, application);
}

/** Files of an application, for those who may read it; otherwise not found. */
export async function applicationFiles(viewer: Viewer, id: string) {
  const application = await Application.findById(id).lean<ApplicationRow>();
  if (!application || !canSeeApplicationsOf(viewer, application.user_id) || !isNotWithdrawn(application))
    throw notFound('application');
  return noticeOf(viewer, application);
}

async function noticeOf(viewer: Viewer, application: ApplicationRow) {
  const { _id: id, user_id, pitch, status, round, created_at, cv, bio, cv_name, bio_name } = application;
  const opportunity = await Opportunity.findById(application.opportunity_id).lean<OpportunityRow>();
  const title = opportunity ? withoutNames(viewer, opportunity, application.title) : application.title;
  return {
    closed: isTimestamp(opportunity?.closed_at),
    ...{ id, user_id, title, pitch, status, round: round ?? 1, created_at },
    cv: { key: cv, filename: cv_name ?? nameIn(cv) },
    bio: bio ? { key: bio, filename: bio_name ?? nameIn(bio) } : null,
  };
}

export const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
