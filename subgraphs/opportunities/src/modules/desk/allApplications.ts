import { escapeRegExp } from '@athenaeum/common/escaping';
import { listPage, notAllowed, toSort, type Page, type Viewer } from '@athenaeum/kit';
import type { AllApplicationsInput } from '@athenaeum/opportunities-contract';
import { Application, type ApplicationRow } from '../application/application.model';
import { canSeeAllApplications } from '../application/application.policy';

/** Applications to all postings, for board support and admins: newest first by default. */
export async function listAllApplications(
  viewer: Viewer,
  { status, shortlisted, words, orderBy, ...page }: AllApplicationsInput,
): Promise<Page<ApplicationRow>> {
  if (!canSeeAllApplications(viewer)) throw notAllowed();
  const filter = {
    ...(status ? { status } : {}),
    // In rows from before the shortlist existed the field is missing.
    ...(typeof shortlisted === 'boolean' ? { shortlisted: shortlisted || { $ne: true } } : {}),
    ...(words ? { title: new RegExp(escapeRegExp(words), 'i') } : {}),
  };
  return listPage(Application, filter, toSort(orderBy, { created_at: -1 }), page);
}
