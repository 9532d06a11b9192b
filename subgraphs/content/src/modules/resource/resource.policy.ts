import type { Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { canSeePage } from '../../shown';
import { canFind, canOpenFiles, canSee } from '../salon/salon.policy';

/** How much of what stands beside an entry a viewer is given. */
export type ResourceAccess = 'all' | 'links' | 'none';

/**
 * What stands beside a salon is for those who see the salon, its files at a paid one for those with a seat; beside a
 * pathway, for those who see its page. Everything else belongs to a coach and is open to every member.
 * @param isListing whether no owner was named: what is listed nowhere is left out then
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
  const standing = await loaders.standing(salon);
  const isSeen = (isListing ? canFind : canSee)(viewer, salon, standing);
  if (!isSeen) return 'none';
  return !salon.requires_payment || canOpenFiles(viewer, salon, standing) ? 'all' : 'links';
}
