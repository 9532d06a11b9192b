import {
  groupRequestDecided as decidedMessage,
  groupRequested as requestedMessage,
} from '@athenaeum/content-contract/outgoing';
import type { Contact, GroupNotice } from '../../sources/sources';
import type { Brand } from '../brand';
import { groupAnswer } from '../templates/groupAnswer';
import { groupRequest } from '../templates/groupRequest';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';

/** To the leader who answers it, while the request waits. */
export const groupRequestLetter = defineLetter({
  message: requestedMessage,
  async prepare({ membership_id, leader_id }, context) {
    const notice = await context.sources.groupNotice(membership_id);
    if (notice?.status !== 'REQUESTED') return null;
    // Somebody else leads the group by now.
    if (leader_id && !notice.leader_user_ids.includes(leader_id)) return null;
    const member = await context.sources.contact(notice.user_id);
    if (!member) return null;
    const { first_name, member: leader, ...to } = await readerOf(leader_id, context);
    return {
      template: groupRequest as AnyTemplate,
      params: {
        first_name,
        name: nameOf(member) || 'A member',
        group: sanitizeLine(notice.title),
        link: pageOf(notice, context.brand),
      },
      to,
      ...(leader && { member: leader, about: member.id }),
    };
  },
});

/** To the requester, while the decision is current. */
export const groupAnswerLetter = defineLetter({
  message: decidedMessage,
  async prepare({ membership_id }, { sources, brand }) {
    const notice = await sources.groupNotice(membership_id);
    if (!notice || notice.status === 'REQUESTED') return null;
    const member = await sources.contact(notice.user_id);
    if (!member) return null;
    const accepted = notice.status === 'MEMBER';
    return {
      template: groupAnswer as AnyTemplate,
      params: {
        first_name: member.first_name,
        group: sanitizeLine(notice.title),
        accepted,
        link: accepted ? pageOf(notice, brand) : `${brand.origin}${GROUPS_PATH}`,
      },
      to: { name: nameOf(member), address: member.email },
      member: member.id,
    };
  },
});

const GROUPS_PATH = '/peer-groups';

const pageOf = ({ slug }: GroupNotice, { origin }: Brand): string =>
  `${origin}${GROUPS_PATH}/${encodeURIComponent(slug)}`;

/** A leader whose membership has ended could not answer: member support is notified instead. */
async function readerOf(leaderId: string | null, { sources, brand }: LetterContext) {
  const leader = leaderId && (await sources.isMember(leaderId)) ? await sources.contact(leaderId) : null;
  return leader
    ? { first_name: leader.first_name, name: nameOf(leader), address: leader.email, member: leader.id }
    : { first_name: null, name: `${brand.name} member support`, address: brand.memberSupport, member: null };
}

const nameOf = ({ first_name, last_name }: Contact): string => sanitizeLine(`${first_name} ${last_name}`);
