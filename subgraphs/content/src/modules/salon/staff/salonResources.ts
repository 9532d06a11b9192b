import type { SalonFields } from '@athenaeum/content-contract';
import type { Viewer } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { Resource, type ResourceRow } from '../../resource/resource.model';
import { keepUpload, letGo } from './salonFiles';

type Wished = SalonFields['resources'];

export const resourcesBeside = (salonId: string, session: ClientSession): Promise<ResourceRow[]> =>
  Resource.find({ entry_id: salonId })
    .sort({ position: 1, _id: 1 })
    .session(session)
    .lean<ResourceRow[]>()
    .exec();

/** As audit rows show them. */
export const inWords = (resources: readonly Pick<ResourceRow, 'title'>[]): string[] =>
  resources.map(({ title }) => title);

/** Saves all resources of a salon, in this order; answers whether anything has changed. */
export async function changeResources(
  viewer: Viewer,
  salonId: string,
  before: readonly ResourceRow[],
  wished: Wished,
  session: ClientSession,
): Promise<boolean> {
  const after = wished.map((one, position) => toRow(one, before, position));
  if (JSON.stringify(before.map(plain)) === JSON.stringify(after.map(plain))) return false;
  for (const { asset } of after)
    if (asset && !before.some((one) => one.asset === asset))
      await keepUpload(viewer, asset, 'resource', 'resources', session);
  await Resource.deleteMany({ entry_id: salonId }, { session });
  if (after.length > 0)
    await Resource.insertMany(
      after.map(({ _id, ...row }) => ({ ...(_id ? { _id } : {}), ...row, entry_id: salonId })),
      { session },
    );
  for (const { asset } of before) await letGo(asset, session);
  return true;
}

/** An existing one keeps its id; any other gets a new one. */
function toRow(
  { id, type, link, asset, ...words }: Wished[number],
  before: readonly ResourceRow[],
  position: number,
) {
  const _id = before.find((one) => one._id === id)?._id ?? null;
  return {
    _id,
    ...words,
    type,
    link: type === 'LINK' ? link : null,
    asset: type === 'ASSET' ? asset : null,
    position,
  };
}

const plain = ({
  _id,
  title,
  description,
  type,
  link,
  asset,
  filename,
}: Partial<ResourceRow> | ReturnType<typeof toRow>) => [
  _id,
  title,
  description ?? null,
  type,
  link ?? null,
  asset ?? null,
  filename ?? null,
];
