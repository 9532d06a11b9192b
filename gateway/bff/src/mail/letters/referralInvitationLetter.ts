import { referralInvitation as message } from '@athenaeum/users-contract/outgoing';
import type { ReferralNotice } from '../../sources/sources';
import { SIGN_UP_PATH } from '../../auth/paths';
import { sanitizeLine } from '../templates/params';
import { referralInvitation } from '../templates/referralInvitation';
import type { AnyTemplate } from '../templates/template';
import { withoutAddresses } from '../templates/withoutAddresses';
import { defineLetter } from './letterKind';

/** To a friend of a member's. A friend who has opted out of invitations gets none, without notice to anybody. */
export const referralInvitationLetter = defineLetter({
  message,
  async prepare({ referral_id }, { sources, brand }) {
    const invited = await sources.referralNotice(referral_id);
    if (!invited) return null;
    const { first_name, email, referrer_name } = invited;
    return {
      template: referralInvitation as AnyTemplate,
      to: { name: '', address: email },
      language: invited.language ?? 'en',
      params: {
        first_name,
        referrer_name: sanitizeLine(referrer_name, 120),
        link: linkFor(brand.origin, invited),
      },
    };
  },
});

const MAX_NAME_LENGTH = 80;

/** The page that says what this is, with the friend's details after the `#`, where no server and no log sees them. */
function linkFor(origin: string, { first_name, last_name, email }: ReferralNotice): string {
  const friend = new URLSearchParams({
    first_name: withoutAddresses(sanitizeLine(first_name, MAX_NAME_LENGTH)),
    last_name: withoutAddresses(sanitizeLine(last_name, MAX_NAME_LENGTH)),
    email,
  });
  return `${origin}${SIGN_UP_PATH}#${friend}`;
}
