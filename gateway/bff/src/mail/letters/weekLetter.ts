import { weekLetter as message } from '@athenaeum/users-contract/outgoing';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { week } from '../templates/week';
import type { MemberWeek } from '../week/weeksOf';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

const HOUR = 3_600_000;
/** After that the Monday is over, wherever it is read. */
const LATEST = 17 * HOUR;

/** The week as it is when the letter leaves; none for who is no member any more, nor for an empty week. */
export const weekLetter = defineLetter({
  message,
  async prepare({ user_id, from, until }, { sources, now }) {
    if (now() > from + LATEST) return null;
    const member = (await sources.isMember(user_id)) && (await sources.contact(user_id));
    const holds = member && (await sources.memberWeek({ user_id, from, until }));
    if (!member || !holds) return null;
    return {
      template: week as AnyTemplate,
      ...memberRecipient(member),
      params: { first_name: member.first_name, reader_zone: member.timezone, from, ...toParams(holds) },
    };
  },
});

const toParams = ({ salons, sessions, requests, unfinished }: MemberWeek) => ({
  salons: salons.map(({ title, ...salon }) => ({ ...salon, title: sanitizeLine(title, 300) })),
  sessions: sessions.map(({ coach_name, ...session }) => ({
    ...session,
    coach_name: sanitizeLine(coach_name),
  })),
  requests: requests
    .map(({ first_name, last_name }) => sanitizeLine(`${first_name} ${last_name}`))
    .filter(Boolean),
  unfinished: unfinished && { ...unfinished, title: sanitizeLine(unfinished.title, 300) },
});
