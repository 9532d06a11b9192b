import { indexedText, listInput, listPage, notFound, type Page, Refusal, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import type { ContentLoaders } from '../../loaders';
import { isMember } from '../../audience';
import { Resource, type ResourceRow } from './resource.model';
import { accessToResourcesOf, type ResourceAccess } from './resource.policy';

const key = z.string().max(64).nullish();
export const resourcesInput = listInput({}, ['title']).omit({ orderBy: true }).extend({
  salon_id: key,
  pathway_id: key,
  coach_id: key,
});

/**
 * The resources of one salon, pathway or coach, in the editor's order; without an owner, of everything that the viewer may
 * find, owner by owner.
 * @throws INVALID when several owners are named, NOT_FOUND for a salon that the viewer may not see
 */
export async function listResources(
  viewer: Viewer,
  loaders: ContentLoaders,
  { salon_id, pathway_id, coach_id, ...window }: z.infer<typeof resourcesInput>,
): Promise<Page<ResourceRow>> {
  const [entry_id, ...others] = [salon_id, pathway_id, coach_id].filter(Boolean);
  if (others.length > 0) throw new Refusal('INVALID', 'Ask for one salon, pathway or coach.');
  if (!entry_id)
    return listPage<ResourceRow>(Resource, await findableBy(viewer, loaders), OWNER_ORDER, window);
  if (salon_id && !(await loaders.visibleSalon(salon_id))) throw notFound('event');
  // The owner's kind is not the caller's choice: a salon's id given as a coach is an unknown coach.
  const isMiscalled = !salon_id && (await loaders.salon.load(entry_id)) !== null;
  const access = isMiscalled ? 'none' : await accessToResourcesOf(viewer, loaders, entry_id);
  const filter = {
    entry_id: access === 'none' ? null : entry_id,
    ...(access === 'links' ? { type: 'LINK' as const } : {}),
  };
  return listPage<ResourceRow>(Resource, filter, EDITORS_ORDER, window);
}

const EDITORS_ORDER = { position: 1, _id: 1 } as const;
const OWNER_ORDER = { entry_id: 1, ...EDITORS_ORDER } as const;

/** As a database filter. Owners are read together, whatever their number. */
async function findableBy(viewer: Viewer, loaders: ContentLoaders) {
  const owners = await Resource.distinct('entry_id');
  const accesses = await Promise.all(
    owners.map((id) => accessToResourcesOf(viewer, loaders, id, { isListing: true })),
  );
  const owned = (access: ResourceAccess) => owners.filter((_id, index) => accesses[index] === access);
  return {
    $or: [{ entry_id: { $in: owned('all') } }, { entry_id: { $in: owned('links') }, type: 'LINK' as const }],
  };
}

/** The name and type of a stored file, for those who may open the files of one of its owners. */
export async function findResourceFile(
  viewer: Viewer,
  loaders: ContentLoaders,
  key: string,
): Promise<ResourceRow> {
  const stored =
    key && isMember(viewer)
      ? await Resource.find({ type: 'ASSET', asset: indexedText(key) }).lean<ResourceRow[]>()
      : [];
  for (const resource of stored)
    if ((await accessToResourcesOf(viewer, loaders, resource.entry_id)) === 'all') return resource;
  throw notFound('file');
}
