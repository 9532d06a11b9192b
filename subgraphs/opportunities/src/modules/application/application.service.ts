import {
  listInput,
  listPage,
  notAllowed,
  signInFirst,
  stringFilter,
  toCondition,
  toConditions,
  toSort,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { Application, type ApplicationRow } from './application.model';
import { canSeeAllApplications, canSeeApplicationsOf } from './application.policy';

const FILTERS = { contentful_id: stringFilter };
export const applicationsInput = listInput(FILTERS, ['created_at']).extend({
  user_id: z.string().max(64).nullish(),
});

/** The viewer's own; board support and admins may name another member, or an opportunity to read all it received. */
export async function listApplications(
  viewer: Viewer,
  input: z.infer<typeof applicationsInput>,
): Promise<Page<ApplicationRow>> {
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
