import { connectionAccepted, connectionRequested } from '@athenaeum/users-contract/outgoing';
import { connectionAccepted as acceptedTemplate } from '../templates/connectionAccepted';
import { connectionRequest } from '../templates/connectionRequest';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';
import { memberRecipient } from './recipient';

/** To the recipient, while the request is pending. */
export const requestedLetter = defineLetter({
  message: connectionRequested,
  async prepare({ connection_id }, context) {
    const notice = await context.sources.connectionNotice(connection_id);
    if (notice?.status !== 'PENDING') return null;
    const link = `${context.brand.origin}/community/connections`;
    return letterTo(notice.user_id, notice.request_user_id, connectionRequest as AnyTemplate, link, context);
  },
});

/** To the one who asked, while they are connected. */
export const acceptedLetter = defineLetter({
  message: connectionAccepted,
  async prepare({ connection_id }, context) {
    const notice = await context.sources.connectionNotice(connection_id);
    if (notice?.status !== 'ACCEPTED') return null;
    const link = `${context.brand.origin}/community/members/${notice.user_id}`;
    return letterTo(notice.request_user_id, notice.user_id, acceptedTemplate as AnyTemplate, link, context);
  },
});

/** Null when one of the two is gone. */
async function letterTo(
  toId: string,
  aboutId: string,
  template: AnyTemplate,
  link: string,
  { sources }: LetterContext,
) {
  const [to, about] = await Promise.all([sources.contact(toId), sources.contact(aboutId)]);
  if (!to || !about) return null;
  return {
    template,
    params: { first_name: to.first_name, name: sanitizeLine(`${about.first_name} ${about.last_name}`), link },
    ...memberRecipient(to),
    about: about.id,
  };
}
