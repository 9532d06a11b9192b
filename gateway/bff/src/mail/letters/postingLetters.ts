import { HELD_STATUS } from '@athenaeum/opportunities-contract';
import {
  changeDecided as decidedMessage,
  postingForReview as forReviewMessage,
  postingReminder as reminderMessage,
  postingStands as standsMessage,
  postingSubmitted as submittedMessage,
} from '@athenaeum/opportunities-contract/outgoing';
import type { PostingNotice } from '../../sources/sources';
import { addressConfirmation } from '../templates/addressConfirmation';
import { sanitizeLine } from '../templates/params';
import { posterLink } from '../templates/posterLink';
import { postingChange } from '../templates/postingChange';
import { postingForReview } from '../templates/postingForReview';
import { postingReminder } from '../templates/postingReminder';
import type { AnyTemplate } from '../templates/template';
import { boardSupport } from './applicationLetters';
import { defineLetter, type LetterContext } from './letterKind';

/** Where board support works. A page of the admin area. */
const DESK_PATH = '/admin/opportunities';

/** To the address given with a posting, to confirm it. */
export const confirmPostingLetter = defineLetter({
  message: submittedMessage,
  async prepare({ opportunity_id }, { sources, postingLinks: { confirm } }) {
    const notice = await sources.openPostingLink(opportunity_id, 'confirm', confirm.hashFor(opportunity_id));
    if (notice?.stage !== 'unconfirmed' || !notice.email) return null;
    return {
      template: addressConfirmation as AnyTemplate,
      params: {
        first_name: firstNameOf(notice),
        purpose: 'opportunity',
        link: confirm.linkFor(opportunity_id),
      },
      to: toPoster(notice.email),
    };
  },
});

/** To board support, while it waits for them. */
export const forReviewLetter = defineLetter({
  message: forReviewMessage,
  async prepare({ opportunity_id }, { sources, brand }) {
    const notice = await sources.postingNotice(opportunity_id);
    if (!notice || (notice.stage !== 'review' && !notice.proposed)) return null;
    return {
      template: postingForReview as AnyTemplate,
      params: {
        title: sanitizeLine(notice.title),
        change: notice.proposed,
        link: `${brand.origin}${DESK_PATH}/${notice.id}`,
      },
      to: boardSupport(brand),
    };
  },
});

/** To the poster: the posting's state when the mail is sent, and the poster's link. */
export const standsLetter = defineLetter({
  message: standsMessage,
  async prepare({ opportunity_id }, context) {
    const notice = await opened(opportunity_id, context);
    if (!notice?.email || notice.stage === 'unconfirmed') return null;
    return {
      template: posterLink as AnyTemplate,
      params: { ...common(notice, context), status: standing(notice) },
      to: toPoster(notice.email),
    };
  },
});

/** To the poster, before the end; nothing when that has changed. */
export const endsSoonLetter = defineLetter({
  message: reminderMessage,
  async prepare({ opportunity_id, expires_at }, context) {
    const notice = await opened(opportunity_id, context);
    if (notice?.stage !== 'published' || notice.expires_at !== expires_at || !notice.email) return null;
    return {
      template: postingReminder as AnyTemplate,
      params: { ...common(notice, context), ends: dayOf(expires_at) },
      to: toPoster(notice.email),
    };
  },
});

/** To the poster: whether a change was accepted, and why not. */
export const changeDecidedLetter = defineLetter({
  message: decidedMessage,
  async prepare({ opportunity_id, accepted, reason }, context) {
    const notice = await opened(opportunity_id, context);
    if (!notice?.email) return null;
    return {
      template: postingChange as AnyTemplate,
      params: { ...common(notice, context), accepted, note: reason },
      to: toPoster(notice.email),
    };
  },
});

const opened = (id: string, { sources, postingLinks: { poster } }: LetterContext) =>
  sources.openPostingLink(id, 'poster', poster.hashFor(id));

const common = (notice: PostingNotice, { postingLinks }: LetterContext) => ({
  first_name: firstNameOf(notice),
  title: sanitizeLine(notice.title),
  link: postingLinks.poster.linkFor(notice.id),
});

const firstNameOf = ({ name }: PostingNotice) => name?.trim().split(/\s+/)[0] ?? '';

/** Anybody may have typed a name beside somebody else's address. */
const toPoster = (address: string) => ({ name: '', address });

function standing({ stage, status, expires_at }: PostingNotice): string {
  if (stage === 'closed') return 'Closed';
  if (stage === 'expired') return 'Expired';
  if (stage !== 'published' || expires_at === null) return 'In review';
  return `Published until ${dayOf(expires_at)}${status === HELD_STATUS ? ', on hold' : ''}`;
}

/** "January 2, 2027", by the platform's clock. */
const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);
