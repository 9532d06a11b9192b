import { SESSION_MESSAGES, type ChangeMeetingInput } from '@athenaeum/coaching-contract';
import { inTransaction, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { findWithPart } from './changeSession';
import { kept, meetingOf, type Meeting } from './meeting';
import { Session, type SessionRow } from './session.model';
import { tellOfPlace } from './tellParties';

/** Changes the place, by the coach until the session begins; both are told if it differs. */
export async function changeMeeting(
  viewer: Viewer,
  { id, meeting }: ChangeMeetingInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { session: found, coach, part } = await findWithPart(viewer, id);
  if (part !== 'coach' && part !== 'admin') throw notFound('session');
  if (found.status !== 'Scheduled') throw new Refusal('CONFLICT', SESSION_MESSAGES.over);
  if (found.provider) throw new Refusal('CONFLICT', SESSION_MESSAGES.placeElsewhere);
  if (isSame(meetingOf(found, coach), kept(meeting))) return found;
  const changed = await inTransaction(async (session) => {
    const row = await Session.findOneAndUpdate(
      { _id: id, status: 'Scheduled', session_date: { $gt: now } },
      { meeting: kept(meeting), changed_at: now, $inc: { sequence: 1 } },
      { session, returnDocument: 'after' },
    ).lean<SessionRow>();
    if (row) await tellOfPlace(session, row);
    return row;
  });
  if (!changed) throw new Refusal('CONFLICT', SESSION_MESSAGES.begun);
  return changed;
}

const isSame = (one: Meeting | null, other: Meeting): boolean =>
  one?.kind === other.kind && one.value === other.value;
