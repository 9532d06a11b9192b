import { listInput, notFound, Refusal, type Page } from '@athenaeum/kit';
import * as z from 'zod';
import type { ContentLoaders } from '../../loaders';
import { listPage } from '../../listPage';
import { Resource, type ResourceRow } from './resource.model';

const key = z.string().max(64).nullish();
export const resourcesInput = listInput({}, ['title']).omit({ orderBy: true }).extend({
  salon_id: key,
  pathway_id: key,
  coach_id: key,
});

/** What stands beside one salon, pathway or coach, in the editor's order. */
export async function listResources(
  loaders: ContentLoaders,
  { salon_id, pathway_id, coach_id, ...window }: z.infer<typeof resourcesInput>,
): Promise<Page<ResourceRow>> {
  const [entry_id, ...others] = [salon_id, pathway_id, coach_id].filter(Boolean);
  if (!entry_id || others.length > 0) throw new Refusal('INVALID', 'Ask for one salon, pathway or coach.');
  if (salon_id && !(await loaders.visibleSalon(salon_id))) throw notFound('event');
  return listPage<ResourceRow>(Resource, { entry_id }, { position: 1, _id: 1 }, window);
}
