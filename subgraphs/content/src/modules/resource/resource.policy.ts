import type { Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { canSeePage } from '../../shown';
import { canFind, canOpenFiles, canSee } from '../salon/salon.policy';

/** Which resources of an owner a viewer may have. */
export type ResourceAccess = 'all' | 'links' | 'none';

/**
 * Resources of a salon are for those who may see the salon, files at a paid one for those with a seat; those of a pathway
 * for those who may see its page. All others belong to a coach and are open to every member.
 * @param isListing whether no owner was given: unlisted owners are left out then
 */
export async function accessToResourcesOf(
  viewer: Viewer,
  loaders: ContentLoaders,
  entryId: string,
  { isListing = false } = {},
): Promise<ResourceAccess> {
  const [salon, pathway] = await Promise.all([loaders.salon.load(entryId), loaders.pathway.load(entryId)]);
  if (pathway) return canSeePage(viewer, pathway) ? 'all' : 'none';
  if (!salon) return 'all';
  const participation = await loaders.participation(salon);
  const isSeen = (isListing ? canFind : canSee)(viewer, salon, participation);
  if (!isSeen) return 'none';
  return !salon.requires_payment || canOpenFiles(viewer, salon, participation) ? 'all' : 'links';
}
