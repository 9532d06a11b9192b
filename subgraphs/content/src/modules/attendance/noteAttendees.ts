import { type NoteAttendeesInput, salonPhase, TO_ATTENDEES_MESSAGES } from '@athenaeum/content-contract';
import { attendeesNote } from '@athenaeum/content-contract/outgoing';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueueAll, OutboxMessage } from '@athenaeum/kit/outbox';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { toBeTold } from '../salon/staff/seatsTaken';
import { assertMayManageAttendance } from './attendance.policy';

/** Mails a note to everybody with a seat or on the waitlist, once: the input has an idempotency key. */
export async function noteAttendees(
  viewer: Viewer,
  { salon_id, note, request_id }: NoteAttendeesInput,
): Promise<{ told: number }> {
  assertMayManageAttendance(viewer);
  try {
    return await inTransaction(async (session) => {
      const salon = await Salon.findById(salon_id).session(session).lean<SalonRow>();
      if (!salon) throw notFound('event');
      if (salonPhase(salon, Date.now()) === 'RECORDED')
        throw new Refusal('CONFLICT', TO_ATTENDEES_MESSAGES.isOver);
      const people = await RSVP.find({ salon_id, ...toBeTold(Date.now()) })
        .select('_id')
        .session(session)
        .lean<Pick<RSVPRow, '_id'>[]>();
      if (people.length === 0) throw new Refusal('CONFLICT', TO_ATTENDEES_MESSAGES.nobody);
      const sent = await OutboxMessage.countDocuments({
        kind: attendeesNote.kind,
        key: { $in: people.map(({ _id }) => keyOf(_id, request_id)) },
      }).session(session);
      if (sent > 0) return { told: sent };
      await enqueueAll(
        session,
        attendeesNote,
        people.map(({ _id }) => ({ payload: { rsvp_id: _id, note }, key: keyOf(_id, request_id) })),
      );
      await recordWrite(session, viewer, {
        operation: 'noteAttendees',
        target_id: salon_id,
        before: {},
        after: { title: salon.title, people: people.length },
        reason: note.slice(0, 500),
      });
      return { told: people.length };
    });
  } catch (error) {
    // Sent twice at the same time: the other one has done it.
    if (isDuplicateKey(error))
      return { told: await RSVP.countDocuments({ salon_id, ...toBeTold(Date.now()) }) };
    throw error;
  }
}

const keyOf = (rsvpId: string, requestId: string) => `${rsvpId}:${requestId}`;
