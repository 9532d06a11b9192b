import { emailText } from '../bff/account/email.messages';
import { pageText } from '../bff/auth/pages/page.messages';
import { passwordText } from '../bff/auth/pages/password.messages';
import { secondStepText } from '../bff/auth/pages/secondStep.messages';
import { signInPageText } from '../bff/auth/pages/signIn.messages';
import { checkoutText } from '../bff/billing/checkout/checkout.messages';
import { confirmText } from '../bff/billing/membership/confirm.messages';
import { guestText } from '../bff/guests/pages/guest.messages';
import { unsubscribeText } from '../bff/mail/unsubscribe/unsubscribe.messages';
import { confirmPostingText } from '../bff/opportunities/confirm.messages';
import { previewText } from '../bff/previews/preview.messages';
import { calendarText } from '../bff/calendar/calendar.messages';
import { frameText } from '../bff/mail/render/frame.messages';
import { accountText } from '../bff/mail/templates/account.messages';
import { eventText } from '../bff/mail/templates/event.messages';
import { groupText } from '../bff/mail/templates/group.messages';
import { invitationText } from '../bff/mail/templates/invitation.messages';
import { membershipText } from '../bff/mail/templates/membership.messages';
import { refundText } from '../bff/mail/templates/refund.messages';
import { rsvpText } from '../bff/mail/templates/rsvp.messages';
import { salonNewsText } from '../bff/mail/templates/salonNews.messages';
import { signInText } from '../bff/mail/templates/signIn.messages';

/** The messages that are translated, by namespace. */
export const catalogue = {
  checkout: checkoutText,
  emailPages: emailText,
  guestRsvp: guestText,
  membershipConfirm: confirmText,
  page: pageText,
  passwordPages: passwordText,
  postingConfirm: confirmPostingText,
  previewPage: previewText,
  secondStep: secondStepText,
  signInPage: signInPageText,
  unsubscribe: unsubscribeText,
  calendar: calendarText,
  mailAccount: accountText,
  mailEvent: eventText,
  mailFrame: frameText,
  mailGroup: groupText,
  mailInvitation: invitationText,
  mailMembership: membershipText,
  mailRefund: refundText,
  mailRsvp: rsvpText,
  mailSalonNews: salonNewsText,
  mailSignIn: signInText,
};
