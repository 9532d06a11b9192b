import { listInput, notFound, Refusal, type Page, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import type { ContentLoaders } from '../../loaders';
import { listPage } from '../../listPage';
import { canOpenFiles } from '../salon/salon.policy';
import { Resource, type ResourceRow } from './resource.model';

const key = z.string().max(64).nullish();
export const resourcesInput = listInput({}, ['title']).omit({ orderBy: true }).extend({
  salon_id: key,
  pathway_id: key,
  coach_id: key,
});

/** What stands beside one salon, pathway or coach, in the editor's order. */
export async function listResources(
  viewer: Viewer,
  loaders: ContentLoaders,
  { salon_id, pathway_id, coach_id, ...window }: z.infer<typeof resourcesInput>,
): Promise<Page<ResourceRow>> {
  const [entry_id, ...others] = [salon_id, pathway_id, coach_id].filter(Boolean);
  if (!entry_id || others.length > 0) throw new Refusal('INVALID', 'Ask for one salon, pathway or coach.');
  const salon = salon_id ? await loaders.visibleSalon(salon_id) : null;
  if (salon_id && !salon) throw notFound('event');
  // What an entry is, is not for the caller to say: a salon called a coach is a coach that there is not.
  const isMiscalled = !salon && (await loaders.salon.load(entry_id)) !== null;
  const isOpen = !salon?.requires_payment || canOpenFiles(viewer, salon, await loaders.standing(salon));
  const filter = { entry_id: isMiscalled ? null : entry_id, ...(isOpen ? {} : { type: 'LINK' as const }) };
  return listPage<ResourceRow>(Resource, filter, { position: 1, _id: 1 }, window);
}

/**
 * What a stored file is handed out as, to those who may open it: whatever stands beside a salon that is open to her.
 * Pathways and coaches are open to every member.
 */
export async function findResourceFile(
  viewer: Viewer,
  loaders: ContentLoaders,
  key: string,
): Promise<ResourceRow> {
  const stored = key ? await Resource.find({ type: 'ASSET', asset: key }).lean<ResourceRow[]>() : [];
  for (const resource of stored) {
    const salon = await loaders.salon.load(resource.entry_id);
    if (!salon || canOpenFiles(viewer, salon, await loaders.standing(salon))) return resource;
  }
  throw notFound('file');
}
