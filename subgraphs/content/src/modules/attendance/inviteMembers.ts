import { type InviteMembersInput, salonPhase, TO_ATTENDEES_MESSAGES } from '@athenaeum/content-contract';
import { salonInvited } from '@athenaeum/content-contract/outgoing';
import { indexedTextIn, inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueueAll } from '@athenaeum/kit/outbox';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { isPublished } from '../../publication';
import { assertMayManageAttendance, assertTakesPlace } from './attendance.policy';

/**
 * Invites members by name: a private event is visible to them from then on, and they get a mail. Existing answers, withdrawn
 * ones too, stay and cause no mail. Answers how many were invited now.
 */
export async function inviteMembers(viewer: Viewer, input: InviteMembersInput): Promise<{ invited: number }> {
  assertMayManageAttendance(viewer);
  // Two staff invite the same member at the same time: the second attempt finds the first one's invitation.
  for (let attempt = 0; ; attempt += 1)
    try {
      return await invite(viewer, input);
    } catch (error) {
      if (attempt > 0 || !isDuplicateKey(error)) throw error;
    }
}

const invite = (viewer: Viewer, { salon_id, user_ids }: InviteMembersInput) =>
  inTransaction(async (session) => {
    const now = Date.now();
    const salon = await Salon.findById(salon_id).session(session).lean<SalonRow>();
    if (!salon) throw notFound('event');
    assertTakesPlace(salon);
    if (salonPhase(salon, now) === 'RECORDED') throw new Refusal('CONFLICT', TO_ATTENDEES_MESSAGES.isOver);
    if (!isPublished(salon, now)) throw new Refusal('CONFLICT', TO_ATTENDEES_MESSAGES.draft);
    const known = await RSVP.distinct('user_id', { salon_id, user_id: indexedTextIn(user_ids) }).session(
      session,
    );
    const fresh = [...new Set(user_ids)].filter((id) => !known.includes(id));
    if (fresh.length === 0) return { invited: 0 };
    const rows = await RSVP.create(
      fresh.map((user_id) => ({
        salon_id,
        user_id,
        status: 'INVITED' as const,
        queued_at: now,
        responded_at: null,
        created_at: now,
      })),
      { session, ordered: true },
    );
    await enqueueAll(
      session,
      salonInvited,
      rows.map(({ _id }) => ({ payload: { rsvp_id: _id }, key: _id })),
    );
    for (const user_id of fresh)
      await recordWrite(session, viewer, {
        operation: 'inviteMembers',
        target_id: user_id,
        before: { seat: null },
        after: { event: salon.title, seat: 'INVITED' },
        reason: 'Invited by name',
      });
    return { invited: fresh.length };
  });
