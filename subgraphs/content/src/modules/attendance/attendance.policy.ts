import {
  ATTENDANCE_MESSAGES,
  CONTENT_MESSAGES,
  DOOR_OPENS_MINUTES,
  salonPhase,
} from '@athenaeum/content-contract';
import { notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { isStaff } from '../../audience';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from '../salon/salon.model';

/** Who runs an event looks after its door; an unknown event says no more than a forbidden one. */
export function assertRunsTheDoor(viewer: Viewer): void {
  if (!isStaff(viewer)) throw notAllowed();
}

export const isDoorOpen = ({ salon_status, date }: SalonRow, now: number): boolean =>
  !salon_status && now >= date - DOOR_OPENS_MINUTES * 60_000;

/** From before the start, and without an end: who came is often written down the day after. */
export function assertDoorIsOpen(salon: SalonRow, now: number): void {
  assertTakesPlace(salon);
  if (!isDoorOpen(salon, now)) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.notOpen);
}

export function assertTakesPlace({ salon_status }: SalonRow): void {
  if (salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.statusStands(salon_status));
}

/** Money is the billing provider's to take, not staff's to forgive. */
export function assertIsFree({ requires_payment }: SalonRow): void {
  if (requires_payment) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.paid);
}

/** Where nobody was checked in nothing is known of anybody. */
export const isNoShow = (
  { status, attended_at }: Pick<RSVPRow, 'status' | 'attended_at'>,
  salon: SalonRow,
  attended: number,
  now: number,
): boolean =>
  status === 'RESERVED' &&
  !attended_at &&
  attended > 0 &&
  !salon.salon_status &&
  salonPhase(salon, now) === 'RECORDED';

export const noAttendee = () => notFound('RSVP');
