import { Refusal } from '@athenaeum/kit';
import { membershipWelcome as message } from '@athenaeum/users-contract/outgoing';
import type { Sources } from '../../sources/sources';
import { LOGIN_PATH } from '../../auth/paths';
import { membershipWelcome } from '../templates/membershipWelcome';
import { membershipConfirmation } from '../templates/membershipConfirmation';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { memberRecipient } from './recipient';

/** Where a first password is set. The token is in the fragment: browsers do not send it, so no log contains it. */
const PASSWORD_PATH = '/sign-up/password';

/** To the buyer of a membership; its link signs in on any device. */
export const membershipWelcomeLetter = defineLetter({
  message,
  async prepare({ order_id }, { sources, brand, setsPasswords, confirmLinks }) {
    const paid = await sources.membershipNotice(order_id);
    const member = paid && (await sources.contact(paid.user_id));
    if (!member) return null;
    const { first_name } = member;
    const recipient = memberRecipient(member);
    const confirm_link = confirmLinks.linkFor(order_id);
    if (paid.awaits_confirmation)
      return {
        template: membershipConfirmation as AnyTemplate,
        ...recipient,
        params: { first_name, confirm_link, support: brand.memberSupport },
      };
    const right = setsPasswords && !paid.has_password ? await rightTo(order_id, sources) : null;
    return {
      template: membershipWelcome as AnyTemplate,
      ...recipient,
      params: {
        first_name,
        is_new: paid.made_account,
        password_link: right && `${brand.origin}${PASSWORD_PATH}#${right.user_id}.${right.token}`,
        // A password that is set by the mail says the same.
        confirm_link: paid.email_verified === false && !right ? confirm_link : null,
        sign_in_link: `${brand.origin}${LOGIN_PATH}`,
        number: sanitizeLine(paid.invoice_id, 60),
        total: paid.total,
        currency: paid.currency,
        paid_at: paid.paid_at,
        ends_at: paid.ends_at,
      },
    };
  },
});

/** Null when a password was set in the meantime. */
const rightTo = (orderId: string, sources: Sources) =>
  sources.mailedFirstPassword(orderId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'CONFLICT') return null;
    throw error;
  });
