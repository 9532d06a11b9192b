import {
  ATTENDANCE_MESSAGES,
  CONTENT_MESSAGES,
  CHECK_IN_OPENS_MINUTES,
  salonPhase,
} from '@athenaeum/content-contract';
import { notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { isStaff } from '../../audience';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from '../salon/salon.model';

/** Those who edit an event may check people in; an unknown event is answered like a forbidden one. */
export function assertMayManageAttendance(viewer: Viewer): void {
  if (!isStaff(viewer)) throw notAllowed();
}

export const isDoorOpen = ({ salon_status, date }: SalonRow, now: number): boolean =>
  !salon_status && now >= date - CHECK_IN_OPENS_MINUTES * 60_000;

/** From shortly before the start, without an end: attendance is often noted the day after. */
export function assertDoorIsOpen(salon: SalonRow, now: number): void {
  assertTakesPlace(salon);
  if (!isDoorOpen(salon, now)) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.notOpen);
}

export function assertTakesPlace({ salon_status }: SalonRow): void {
  if (salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.statusStands(salon_status));
}

/** Staff cannot give away seats that have to be paid for. */
export function assertIsFree({ requires_payment }: SalonRow): void {
  if (requires_payment) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.paid);
}

/** Where nobody was checked in, attendance is unknown. */
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
