import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import type { AskGraph } from '../../routes/askGraph';
import type { Caller } from '../../routes/caller';
import { found404 } from '../../routes/found404';
import type { ShownEvent } from './eventFacts';

export interface GuestEvent extends ShownEvent {
  id: string;
  invite_type: string;
  salon_status: string | null;
  is_closed: boolean;
  requires_payment: boolean;
  price: number | null;
  phase: string;
}

const EVENT = `query GatewayGuestEvent($slug: String!) { salon(input: { slug: $slug }) { ok code message data {
  id slug title date event_duration timezone event_location invite_type salon_status is_closed requires_payment
  price phase } } }`;

/** An event as a visitor may know it; null where there is none for visitors. */
export const guestEvent = (askGraph: AskGraph, visitor: Caller, slug: string): Promise<GuestEvent | null> =>
  found404(() => askGraph<GuestEvent>(visitor, EVENT, { slug }));

/** Why a visitor cannot request a seat; null when nothing prevents it. The domain decides again. */
export function whyNot(event: GuestEvent): { why: string; needsAccount: boolean } | null {
  if (event.salon_status)
    return { why: CONTENT_MESSAGES.statusStands(event.salon_status), needsAccount: false };
  if (event.phase === 'RECORDED') return { why: CONTENT_MESSAGES.alreadyTookPlace, needsAccount: false };
  if (event.invite_type === 'MEMBERS_ONLY') return { why: CONTENT_MESSAGES.membersOnly, needsAccount: true };
  if (!event.requires_payment) return null;
  return event.price === null
    ? { why: CONTENT_MESSAGES.paymentNotOpen, needsAccount: false }
    : { why: CONTENT_MESSAGES.signInToPay, needsAccount: true };
}
