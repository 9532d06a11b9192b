import type { RateLimits } from '../edge/rateLimits';

export interface FieldLimit {
  limit: keyof RateLimits;
  /** What calls are counted by: the user (the IP address for visitors), or always the IP address. */
  per: 'person' | 'address';
  /** Which calls count; all of them when absent. */
  when?: (args: Record<string, unknown>) => boolean;
  /** Only calls that were refused count: the limit is against guessing. */
  onlyRefused?: boolean;
}

const hasInviteCode = ({ input }: Record<string, unknown>) =>
  Boolean((input as { invite_code?: unknown } | undefined)?.invite_code);
const guessing: FieldLimit = { limit: 'inviteCode', per: 'person', when: hasInviteCode, onlyRefused: true };

/** The rate limits of each field (decisions, "Limits per minute"). */
export const LIMITED_FIELDS: Readonly<Record<string, readonly FieldLimit[]>> = {
  search: [{ limit: 'search', per: 'person' }],
  createRSVP: [{ limit: 'rsvp', per: 'person' }, guessing],
  withdrawRSVP: [{ limit: 'rsvp', per: 'person' }],
  updateRSVP: [{ limit: 'rsvp', per: 'person' }],
  bookSession: [{ limit: 'booking', per: 'person' }],
  rescheduleSession: [{ limit: 'booking', per: 'person' }],
  publicRSVP: [{ limit: 'publicForm', per: 'address' }, { limit: 'guestHolds', per: 'address' }, guessing],
  applyInviteCode: [guessing],
  applying: [{ limit: 'applying', per: 'person' }],
  submitOpportunity: [{ limit: 'publicForm', per: 'address' }],
  extendPosting: [{ limit: 'publicForm', per: 'address' }],
  changePosting: [{ limit: 'publicForm', per: 'address' }],
  closePosting: [{ limit: 'publicForm', per: 'address' }],
  connect: [{ limit: 'connect', per: 'person' }],
  // Each request sends a mail to the group's leaders, also one that follows a withdrawn one.
  joinPeerGroup: [{ limit: 'connect', per: 'person' }],
  upsertProspectiveUserConnection: [{ limit: 'connect', per: 'person' }],
  createAccount: [{ limit: 'records', per: 'person' }],
  checkout: [{ limit: 'checkout', per: 'person' }],
};
