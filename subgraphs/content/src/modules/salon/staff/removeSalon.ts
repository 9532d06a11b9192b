import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { assertSameVersion } from '@athenaeum/kit/entries';
import type { ClientSession } from 'mongoose';
import { canEditContent } from '../../../staff/canEditContent';
import { Bookmark } from '../../bookmark/bookmark.model';
import { Collection, type CollectionRow } from '../../collection/collection.model';
import { Pathway, type PathwayRow } from '../../pathway/pathway.model';
import { Season } from '../../pathway/season.model';
import { Progress } from '../../progress/progress.model';
import { Resource } from '../../resource/resource.model';
import { Review } from '../../review/review.model';
import { RSVP } from '../../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon.model';
import { Transcript } from '../transcript.model';
import { letGo } from './salonFiles';
import { resourcesBeside } from './salonResources';

interface Removal {
  id: string;
  updated_at?: number | null;
  reason?: string | null;
}

/** Removes a salon without answers and references; otherwise the refusal names what uses it. */
export async function removeSalon(viewer: Viewer, { id, updated_at, reason }: Removal): Promise<SalonRow> {
  if (!canEditContent(viewer)) throw notAllowed();
  return inTransaction(async (session) => {
    const salon = await Salon.findById(id).session(session).lean<SalonRow>();
    if (!salon) throw notFound('event');
    assertSameVersion(salon, { updated_at });
    await assertUnused(salon, session);
    const resources = await resourcesBeside(id, session);
    await Salon.deleteOne({ _id: id }, { session });
    await Transcript.deleteOne({ _id: id }, { session });
    await Resource.deleteMany({ entry_id: id }, { session });
    // A bookmark does not prevent removal.
    await Bookmark.deleteMany({ type: 'SALON', entry_id: id }, { session });
    for (const key of [salon.filename, salon.captions, ...resources.map(({ asset }) => asset)])
      await letGo(key, session);
    const { slug, title, date } = salon;
    await recordWrite(session, viewer, {
      operation: 'removeSalon',
      target_id: id,
      before: { slug, title, date },
      after: {},
      reason: reason || 'Removed',
    });
    return salon;
  });
}

async function assertUnused({ _id, live_until }: SalonRow, session: ClientSession): Promise<void> {
  const answered = await RSVP.countDocuments({ salon_id: _id }).session(session);
  const watched = await Progress.countDocuments({ salon_id: _id }).session(session);
  const reviewed = await Review.countDocuments({ entry_id: _id }).session(session);
  const shown = await Collection.find({ salon_ids: _id })
    .select('title')
    .session(session)
    .lean<CollectionRow[]>();
  const pathwayIds = await Season.distinct('pathway_id', { salon_ids: _id }).session(session);
  const pathways = await Pathway.find({ _id: { $in: pathwayIds } })
    .select('title')
    .session(session)
    .lean<PathwayRow[]>();
  const uses = [
    answered > 0 && `${people(answered)} answered to it`,
    watched > 0 && `${people(watched)} watched it`,
    reviewed > 0 && (reviewed === 1 ? 'it has a review' : `it has ${reviewed} reviews`),
    ...[...shown, ...pathways].map(({ title }) => `it is part of ${title}`),
  ].filter((use) => use !== false);
  if (uses.length === 0) return;
  const advice = answered > 0 && live_until > Date.now() ? ` ${CONTENT_MESSAGES.cancelInstead}` : '';
  throw new Refusal('CONFLICT', `${CONTENT_MESSAGES.salonInUse(uses.join(', '))}${advice}`);
}

const people = (count: number): string => (count === 1 ? 'one person has' : `${count} people have`);
