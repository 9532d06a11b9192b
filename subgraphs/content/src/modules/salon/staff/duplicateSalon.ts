import { randomUUID } from 'node:crypto';
import { SALON_LIMITS, slugFrom } from '@athenaeum/content-contract';
import { inTransaction, notAllowed, notFound, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type { ClientSession } from 'mongoose';
import { canEditContent } from '../../../staff/canEditContent';
import { unlessSlugTaken } from '../../../staff/unlessSlugTaken';
import { Resource } from '../../resource/resource.model';
import { Salon, type SalonRow } from '../salon.model';
import { resourcesBeside } from './salonResources';

/** Fields of the one event, or of another system, which are not copied. */
const ITS_OWN = {
  contentful_id: null,
  salon_status: null,
  is_closed: false,
  published: false,
  publish_at: null,
  imported_at: null,
  filename: null,
  captions: null,
  calendar_sequence: 0,
} as const;

/** A copy as a draft, with texts, people and resources. */
export async function duplicateSalon(viewer: Viewer, id: string): Promise<SalonRow> {
  if (!canEditContent(viewer)) throw notAllowed();
  return unlessSlugTaken(() =>
    inTransaction(async (session) => {
      const original = await Salon.findById(id).session(session).lean<SalonRow>();
      if (!original) throw notFound('event');
      const { campaign_id: _campaign, ...row } = original;
      const copy = new Salon({
        ...row,
        ...ITS_OWN,
        _id: randomUUID(),
        title: `${original.title.slice(0, SALON_LIMITS.title - 7)} (copy)`,
        slug: await freeSlug(original.slug, session),
        seats_free: original.capacity,
        updated_at: Date.now(),
      });
      await copy.save({ session });
      const resources = await resourcesBeside(id, session);
      if (resources.length > 0)
        await Resource.insertMany(
          resources.map(({ _id: _own, ...resource }) => ({ ...resource, entry_id: copy._id })),
          { session },
        );
      await recordWrite(session, viewer, {
        operation: 'duplicateSalon',
        target_id: copy._id,
        before: {},
        after: { slug: copy.slug, copy_of: original.slug },
        reason: `A copy of ${original.title}`,
      });
      return copy.toObject() as SalonRow;
    }),
  );
}

async function freeSlug(slug: string, session: ClientSession): Promise<string> {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '-copy' : `-copy-${number}`;
    const wished = `${slugFrom(slug).slice(0, 100 - ending.length)}${ending}`;
    if (!(await Salon.exists({ slug: wished }).session(session))) return wished;
  }
}
