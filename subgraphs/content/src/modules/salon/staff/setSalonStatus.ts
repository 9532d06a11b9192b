import {
  CONTENT_MESSAGES,
  livePeriod,
  salonPhase,
  type SetSalonStatusInput,
} from '@athenaeum/content-contract';
import type { SalonNews } from '@athenaeum/content-contract/outgoing';
import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { assertNotOvertaken, fieldsOf } from '@athenaeum/kit/entries';
import type { ClientSession } from 'mongoose';
import { canEditContent } from '../../../staff/canEditContent';
import { fillFreeSeats } from '../../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from '../../seatOrder/seatOrder.model';
import { owe } from '../../seatOrder/seatOrder.service';
import { Salon, type SalonRow } from '../salon.model';
import { hastenReminders, tellAttendees } from './tellAttendees';

/**
 * Cancelled, postponed, or back in its place, at another time perhaps: everyone with a seat or on the waitlist is told of
 * it once. Pressed twice it is what it is.
 */
export async function setSalonStatus(viewer: Viewer, wish: SetSalonStatusInput): Promise<SalonRow> {
  if (!canEditContent(viewer)) throw notAllowed();
  const salon = await inTransaction((session) => change(viewer, wish, session));
  // While it was off, nobody moved up.
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
  assertNotOvertaken(before, { updated_at });
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
  await recordWrite(session, viewer, {
    operation: 'setSalonStatus',
    target_id: id,
    before: fieldsOf(before, Object.keys(set)),
    after: fieldsOf(after, Object.keys(set)),
    reason: reason || WORDS[status ?? 'stands'],
  });
  await tellAttendees(session, after, newsOf(status, isMoved), {
    note: note || null,
    has_new_time: isMoved,
  });
  if (isMoved) await hastenReminders(session, before, after.date);
  if (status === 'cancelled') await oweWhatWasPaid(id, session);
  return after;
}

const WORDS = { cancelled: 'Cancelled', postponed: 'Postponed', stands: 'Takes place' } as const;

const newsOf = (status: SetSalonStatusInput['status'], isMoved: boolean): SalonNews =>
  status ?? (isMoved ? 'moved' : 'stands');

/** What is over is neither cancelled nor put off; one whose day went by while it was off needs another day. */
function assertStillToCome(before: SalonRow, times: SalonRow, now: number): void {
  if (salonPhase(times, now) !== 'RECORDED') return;
  if (!before.salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.alreadyTookPlace);
  throw new Refusal('INVALID', CONTENT_MESSAGES.dateToCome, { date: CONTENT_MESSAGES.dateToCome });
}

/** Nobody pays for what does not take place. */
async function oweWhatWasPaid(salon_id: string, session: ClientSession): Promise<void> {
  const paid = await SeatOrder.find({ salon_id, status: 'paid', refund_due: null })
    .session(session)
    .lean<SeatOrderRow[]>();
  for (const order of paid) await owe(session, order, 'event_off');
}
