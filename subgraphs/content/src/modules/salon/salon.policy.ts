import { salonPhase } from '@athenaeum/content-contract';
import type { Viewer } from '@athenaeum/kit';
import { isMember, isStaff } from '../../audience';
import { isPublished, publishedBy } from '../../publication';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from './salon.model';

/** How a viewer stands to one salon. */
export interface Standing {
  rsvp: RSVPRow | null;
  isHost: boolean;
}

export const stranger: Standing = { rsvp: null, isHost: false };

/** What every list may show, to anyone. */
export const listed = (now = Date.now()) => ({
  ...publishedBy(now),
  is_private: false,
  hide_on_feed: false,
});

/** What the rules look at. */
export type Judged = Pick<
  SalonRow,
  'published' | 'publish_at' | 'is_private' | 'hide_on_feed' | 'requires_payment' | 'date' | 'event_duration'
>;

export const isListed = (salon: Judged, now = Date.now()): boolean =>
  isPublished(salon, now) && !salon.is_private && !salon.hide_on_feed;

/** A private salon does not exist for those not invited; one that hides from the feed is reachable by its link. */
export const canSee = (viewer: Viewer, salon: Judged, { rsvp, isHost }: Standing): boolean =>
  isStaff(viewer) || (isPublished(salon, Date.now()) && (!salon.is_private || isHost || rsvp !== null));

/** What lists made for her alone may show, a search say: what is listed, and beyond it what she was invited to or hosts. */
export const canFind = (viewer: Viewer, salon: Judged, { rsvp, isHost }: Standing): boolean =>
  isStaff(viewer) || isListed(salon) || (isPublished(salon, Date.now()) && (isHost || rsvp !== null));

/** The join link, until the live window ends. */
export const canJoin = (viewer: Viewer, salon: SalonRow, standing: Standing, now: number): boolean =>
  !salon.salon_status &&
  salonPhase(salon, now) !== 'RECORDED' &&
  (isStaff(viewer) || standing.isHost || standing.rsvp?.status === 'RESERVED');

/** The recording, its captions and its transcript. */
export const canWatch = (viewer: Viewer, salon: Judged, standing: Standing, now: number): boolean =>
  salonPhase(salon, now) === 'RECORDED' && canOpenFiles(viewer, salon, standing);

/** What is handed out beside it: at a paid event, to those who have a seat. */
export const canOpenFiles = (viewer: Viewer, salon: Judged, standing: Standing): boolean =>
  isMember(viewer) &&
  canSee(viewer, salon, standing) &&
  (!salon.requires_payment || isStaff(viewer) || standing.isHost || standing.rsvp?.status === 'RESERVED');

/** Where it takes place: a private address is for members, an open evening's for everyone. */
export const canSeeVenue = (viewer: Viewer, salon: SalonRow): boolean =>
  isMember(viewer) || salon.invite_type === 'OPEN_TO_PUBLIC';
