import { guestRequestReceived } from '@athenaeum/content-contract/outgoing';
import type { RSVPNotice } from '../../sources/sources';
import { LOGIN_PATH } from '../../auth/paths';
import { rsvpKept } from '../templates/rsvpKept';
import { rsvpRequest } from '../templates/rsvpRequest';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';
import { about, attendanceOf, type Reader } from './rsvpLetters';

/** An address was typed into the public form. Its state is read when the mail is sent, and revealed to nobody else. */
export const guestAskedLetter = defineLetter({
  message: guestRequestReceived,
  async prepare({ rsvp_id }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (!attendance) return null;
    const { notice, ...rest } = attendance;
    const member = await memberOf(rest.to.address, rsvp_id, context);
    // A seat by the account comes before one that was typed.
    if (member?.has) {
      const asMember = { ...notice, user_id: member.id, status: member.has };
      return kept({ ...rest, first_name: member.first_name, status: member.has }, context, asMember);
    }
    if (!notice.confirm_by) return kept({ ...rest, status: notice.status }, context, notice);
    const { params, ...letter } = about(rsvpRequest as AnyTemplate, rest, context, notice);
    const isHeld = notice.held_until !== null && notice.held_until > context.now();
    return {
      ...letter,
      params: {
        first_name: rest.first_name,
        event: { ...params.event, link: null, manage: null },
        confirm_link: params.event.manage,
        held_until: isHeld ? notice.held_until : null,
        is_full: notice.salon.is_closed,
        sign_in_link: member
          ? `${context.brand.origin}${LOGIN_PATH}?returnTo=${encodeURIComponent(`/salons/${notice.salon.slug}`)}`
          : null,
      },
    };
  },
});

/** With neither a join link nor a calendar file: those came with the seat. */
function kept(params: Reader & { status: string }, context: LetterContext, notice: RSVPNotice) {
  const salon = { ...notice.salon, link: null };
  return {
    ...about(rsvpKept as AnyTemplate, params, context, { ...notice, salon }),
    calendar: undefined,
  };
}

/** The member an address belongs to, and what that member has at the event. */
async function memberOf(address: string, rsvpId: string, { sources }: LetterContext) {
  const id = await sources.memberAt(address);
  const contact = id && (await sources.contact(id));
  if (!contact) return null;
  return { id, first_name: contact.first_name, has: await sources.rsvpStatusOf(rsvpId, id) };
}
