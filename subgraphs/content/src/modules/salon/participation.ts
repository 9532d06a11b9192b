import { rsvpOf } from '../rsvp/rsvpOf';
import { isSignedIn, type Viewer } from '@athenaeum/kit';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { Speaker } from '../speaker/speaker.model';
import type { SalonRow } from './salon.model';
import { isPublished } from '../../publication';
import { canSee, stranger, type Participation } from './salon.policy';

/** Read from the database, for writes; queries use the loader of the same name. */
export async function participationOf(viewer: Viewer, salon: SalonRow): Promise<Participation> {
  if (!isSignedIn(viewer)) return stranger;
  const [rsvp, host] = await Promise.all([
    RSVP.findOne(rsvpOf(salon._id, viewer.id)).lean<RSVPRow>(),
    Speaker.exists({ _id: { $in: salon.speakers.map(({ speaker_id }) => speaker_id) }, user_id: viewer.id }),
  ]);
  return { rsvp, isHost: host !== null };
}

/** The salon if the viewer may know of it: missing and forbidden look the same. */
export async function ifVisible(
  viewer: Viewer,
  salon: SalonRow | null,
  participation: (salon: SalonRow) => Promise<Participation>,
): Promise<SalonRow | null> {
  if (!salon) return null;
  if (canSee(viewer, salon, stranger)) return salon;
  if (!isSignedIn(viewer) || !isPublished(salon, Date.now())) return null;
  return canSee(viewer, salon, await participation(salon)) ? salon : null;
}
