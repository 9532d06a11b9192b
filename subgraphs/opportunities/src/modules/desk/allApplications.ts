import { escapeRegExp, listPage, notAllowed, toSort, type Page, type Viewer } from '@athenaeum/kit';
import type { AllApplicationsInput } from '@athenaeum/opportunities-contract';
import { Application, type ApplicationRow } from '../application/application.model';
import { canSeeAllApplications } from '../application/application.policy';

/** Applications to every posting, for who runs the board: newest first unless told. */
export async function listAllApplications(
  viewer: Viewer,
  { status, shortlisted, words, orderBy, ...page }: AllApplicationsInput,
): Promise<Page<ApplicationRow>> {
  if (!canSeeAllApplications(viewer)) throw notAllowed();
  const filter = {
    ...(status ? { status } : {}),
    // What was kept before there was a shortlist is not on it.
    ...(typeof shortlisted === 'boolean' ? { shortlisted: shortlisted || { $ne: true } } : {}),
    ...(words ? { title: new RegExp(escapeRegExp(words), 'i') } : {}),
  };
  return listPage(Application, filter, toSort(orderBy, { created_at: -1 }), page);
}
