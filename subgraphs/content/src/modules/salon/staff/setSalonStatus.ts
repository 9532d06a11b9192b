import {
  CONTENT_MESSAGES,
  livePeriod,
  salonPhase,
  type SetSalonStatusInput,
} from '@athenaeum/content-contract';
import type { SalonNews } from '@athenaeum/content-contract/outgoing';
import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { assertSameVersion, fieldsOf } from '@athenaeum/kit/entries';
import type { ClientSession } from 'mongoose';
import { canEditContent } from '../../../staff/canEditContent';
import { fillFreeSeats } from '../../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from '../../seatOrder/seatOrder.model';
import { owe } from '../../seatOrder/seatOrder.service';
import { Salon, type SalonRow } from '../salon.model';
import { hastenReminders, tellAttendees } from './tellAttendees';
import { tellOfSalon } from './tellOfSalon';

/**
 * Cancels, postpones or restores an event, perhaps at another time: everyone with a seat or on the waitlist is told once.
 * Repeating it changes nothing.
 */
export async function setSalonStatus(viewer: Viewer, wish: SetSalonStatusInput): Promise<SalonRow> {
  if (!canEditContent(viewer)) throw notAllowed();
  const salon = await inTransaction((session) => change(viewer, wish, session));
  // Nobody moved up while it was cancelled or postponed.
  if (!salon.salon_status) await fillFreeSeats(salon._id);
  return salon;
}

async function change(
  viewer: Viewer,
  { id, status, date, note, reason, updated_at }: SetSalonStatusInput,
  session: ClientSession,
): Promise<SalonRow> {
  const before = await Salon.findById(id).session(session).lean<SalonRow>();
  if (!before) throw notFound('event');
  const isMoved = status === null && typeof date === 'number' && date !== before.date;
  if ((before.salon_status ?? null) === status && !isMoved) return before;
  assertSameVersion(before, { updated_at });
  const now = Date.now();
  const times = isMoved ? { ...before, date } : before;
  assertStillToCome(before, times, now);

  const set = { salon_status: status, ...(isMoved ? { date } : {}) };
  const after = (await Salon.findOneAndUpdate(
    { _id: id },
    {
      ...set,
      live_until: livePeriod(times).live_until,
      updated_at: Math.max(now, (before.updated_at ?? 0) + 1),
    },
    { session, returnDocument: 'after', runValidators: true },
  ).lean<SalonRow>())!;
  tellOfSalon(session, before, after, now);
  await recordWrite(session, viewer, {
    operation: 'setSalonStatus',
    target_id: id,
    before: fieldsOf(before, Object.keys(set)),
    after: fieldsOf(after, Object.keys(set)),
    reason: reason || WORDS[status ?? 'stands'],
  });
  await tellAttendees(session, after, newsOf(status, isMoved), {
    note: note || null,
    ...(isMoved ? { was: before.date } : {}),
  });
  if (isMoved) await hastenReminders(session, before, after.date);
  if (status === 'cancelled') await oweWhatWasPaid(id, session);
  return after;
}

const WORDS = { cancelled: 'Cancelled', postponed: 'Postponed', stands: 'Takes place' } as const;

const newsOf = (status: SetSalonStatusInput['status'], isMoved: boolean): SalonNews =>
  status ?? (isMoved ? 'moved' : 'stands');

/** A past event cannot be cancelled or postponed; one whose date has passed meanwhile needs another date. */
function assertStillToCome(before: SalonRow, times: SalonRow, now: number): void {
  if (salonPhase(times, now) !== 'RECORDED') return;
  if (!before.salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.alreadyTookPlace);
  throw new Refusal('INVALID', CONTENT_MESSAGES.dateToCome, { date: CONTENT_MESSAGES.dateToCome });
}

/** Makes refunds due for a cancelled event. */
async function oweWhatWasPaid(salon_id: string, session: ClientSession): Promise<void> {
  const paid = await SeatOrder.find({ salon_id, status: 'paid', refund_due: null })
    .session(session)
    .lean<SeatOrderRow[]>();
  for (const order of paid) await owe(session, order, 'event_off');
}
