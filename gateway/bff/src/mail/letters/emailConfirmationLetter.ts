import { emailChangeApproved } from '@athenaeum/users-contract/outgoing';
import { addressConfirmation } from '../templates/addressConfirmation';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** To the requested new address: nothing changes until it confirms. */
export const emailConfirmationLetter = defineLetter({
  message: emailChangeApproved,
  async prepare({ request_id, user_id, email }, { sources, emailTokens }) {
    const member = await sources.contact(user_id);
    if (!member) return null;
    // Its day begins when the mail leaves.
    if (!(await sources.openEmailChange(user_id, email, emailTokens.hashFor(request_id)))) return null;
    return {
      template: addressConfirmation as AnyTemplate,
      params: {
        first_name: member.first_name,
        purpose: 'account',
        link: emailTokens.linkFor(request_id),
      },
      ...memberRecipient({ ...member, email }),
    };
  },
});
