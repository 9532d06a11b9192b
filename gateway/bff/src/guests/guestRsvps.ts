import { notFound, Refusal } from '@athenaeum/kit';
import { LIMITED_MESSAGE, type RateLimits } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { RSVPNotice, Sources } from '../sources/sources';
import type { RsvpLinks } from './rsvpLinks';

const CONFIRM = `mutation GatewayConfirmGuestRSVP($id: ID!) {
  confirmGuestRSVP(id: $id) { ok code message data { id status } } }`;
const WITHDRAW = `mutation GatewayWithdrawGuestRSVP($id: ID!) {
  withdrawGuestRSVP(id: $id) { ok code message data { id status } } }`;

/** What the link of a mail lets a visitor do; each answers the RSVP as it is then, and throws NOT_FOUND for a link that is not ours. */
export interface GuestRsvps {
  /** @param address where the question comes from, which is what is counted */
  read(token: string, address: string): Promise<RSVPNotice>;
  confirm(token: string): Promise<RSVPNotice>;
  withdraw(token: string): Promise<RSVPNotice>;
  /** Null for a link that is not ours; counts nothing. */
  find(token: string): Promise<RSVPNotice | null>;
}

interface Parts {
  links: RsvpLinks;
  sources: Pick<Sources, 'rsvpNotice'>;
  content: SubgraphClient;
  limits: Pick<RateLimits, 'feed' | 'rsvp'>;
}

export function createGuestRsvps({ links, sources, content, limits }: Parts): GuestRsvps {
  return {
    async read(token, address) {
      await within(limits.feed, address);
      return existing(token);
    },
    confirm: (token) => change(token, CONFIRM),
    withdraw: (token) => change(token, WITHDRAW),
    find,
  };

  async function change(token: string, mutation: string): Promise<RSVPNotice> {
    const { id } = await existing(token);
    await within(limits.rsvp, id);
    await askService(content, mutation, { id });
    return existing(token);
  }

  async function existing(token: string): Promise<RSVPNotice> {
    const notice = await find(token);
    if (!notice) throw notFound('RSVP');
    return notice;
  }

  /** A member's RSVP belongs to the account, whatever link there may be. */
  async function find(token: string): Promise<RSVPNotice | null> {
    const id = links.read(token);
    const notice = id && (await sources.rsvpNotice(id));
    return notice && !notice.user_id ? notice : null;
  }
}

async function within(limit: RateLimits['feed'], key: string): Promise<void> {
  if (!(await limit.take(key))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
}

/** Until when a seat is held, epoch ms; null when that time is over, though nobody has let the seat go yet. */
export const heldNow = ({ held_until }: Pick<RSVPNotice, 'held_until'>): number | null =>
  held_until && held_until > Date.now() ? held_until : null;
