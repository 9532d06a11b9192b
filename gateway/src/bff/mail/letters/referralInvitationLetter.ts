import { referralInvitation as message } from '@athenaeum/users-contract/outgoing';
import { SIGN_UP_PATH } from '../../auth/paths';
import { fitted } from '../templates/params';
import { referralInvitation } from '../templates/referralInvitation';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';

/** To a friend of a member's; who wants no invitations gets none, and nobody is told. */
export const referralInvitationLetter = defineLetter({
  message,
  async prepare({ referral_id }, { sources, brand }) {
    const invited = await sources.referralNotice(referral_id);
    if (!invited) return null;
    const { first_name, email, referrer_name } = invited;
    return {
      template: referralInvitation as AnyTemplate,
      to: { name: '', address: email },
      params: { first_name, referrer_name: fitted(referrer_name, 120), link: brand.origin + SIGN_UP_PATH },
    };
  },
});
