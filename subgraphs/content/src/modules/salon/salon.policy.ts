import { salonPhase } from '@athenaeum/content-contract';
import type { Viewer } from '@athenaeum/kit';
import { isMember, isStaff } from '../../audience';
import { isPublished, publishedBy } from '../../publication';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from './salon.model';

/** The relation of a viewer to a salon. */
export interface Participation {
  rsvp: RSVPRow | null;
  isHost: boolean;
}

export const stranger: Participation = { rsvp: null, isHost: false };

/** Salons that any list may show to anyone. */
export const listed = (now = Date.now()) => ({
  ...publishedBy(now),
  is_private: false,
  hide_on_feed: false,
});

/** The fields that the rules need. */
export type Judged = Pick<
  SalonRow,
  'published' | 'publish_at' | 'is_private' | 'hide_on_feed' | 'requires_payment' | 'date' | 'event_duration'
>;

export const isListed = (salon: Judged, now = Date.now()): boolean =>
  isPublished(salon, now) && !salon.is_private && !salon.hide_on_feed;

/** A private salon does not exist for those not invited; one that is hidden from the feed is reachable by its link. */
export const canSee = (viewer: Viewer, salon: Judged, { rsvp, isHost }: Participation): boolean =>
  isStaff(viewer) || (isPublished(salon, Date.now()) && (!salon.is_private || isHost || rsvp !== null));

/** Salons in lists for one viewer, such as a search: listed ones, and those with an invitation or hosted by the viewer. */
export const canFind = (viewer: Viewer, salon: Judged, { rsvp, isHost }: Participation): boolean =>
  isStaff(viewer) || isListed(salon) || (isPublished(salon, Date.now()) && (isHost || rsvp !== null));

/** The join link, until the live window ends. */
export const canJoin = (
  viewer: Viewer,
  salon: SalonRow,
  participation: Participation,
  now: number,
): boolean =>
  !salon.salon_status &&
  salonPhase(salon, now) !== 'RECORDED' &&
  (isStaff(viewer) || participation.isHost || participation.rsvp?.status === 'RESERVED');

/** Members see which of their connections come, while the event is on and not over. */
export const canSeeWhoComes = (
  viewer: Viewer,
  salon: Pick<SalonRow, 'salon_status' | 'date' | 'event_duration'>,
  now: number,
): boolean => isMember(viewer) && !salon.salon_status && salonPhase(salon, now) !== 'RECORDED';

/** The recording, its captions and its transcript. */
export const canWatch = (viewer: Viewer, salon: Judged, participation: Participation, now: number): boolean =>
  salonPhase(salon, now) === 'RECORDED' && canOpenFiles(viewer, salon, participation);

/** Files of its resources: at a paid event, for those who have a seat. */
export const canOpenFiles = (viewer: Viewer, salon: Judged, participation: Participation): boolean =>
  isMember(viewer) &&
  canSee(viewer, salon, participation) &&
  (!salon.requires_payment ||
    isStaff(viewer) ||
    participation.isHost ||
    participation.rsvp?.status === 'RESERVED');

/** The venue: a private address is for members, an open evening's for everyone. */
export const canSeeVenue = (viewer: Viewer, salon: SalonRow): boolean =>
  isMember(viewer) || salon.invite_type === 'OPEN_TO_PUBLIC';
