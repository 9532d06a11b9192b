import { emailText } from '../account/email.messages';
import { pageText } from '../auth/pages/page.messages';
import { passwordText } from '../auth/pages/password.messages';
import { secondStepText } from '../auth/pages/secondStep.messages';
import { signInPageText } from '../auth/pages/signIn.messages';
import { checkoutText } from '../billing/checkout/checkout.messages';
import { confirmText } from '../billing/membership/confirm.messages';
import { guestText } from '../guests/pages/guest.messages';
import { pushText } from '../push/push.messages';
import { unsubscribeText } from '../mail/unsubscribe/unsubscribe.messages';
import { confirmPostingText } from '../opportunities/confirm.messages';
import { previewText } from '../previews/preview.messages';
import { calendarText } from '../calendar/calendar.messages';
import { frameText } from '../mail/render/frame.messages';
import { accountText } from '../mail/templates/account.messages';
import { eventText } from '../mail/templates/event.messages';
import { groupText } from '../mail/templates/group.messages';
import { invitationText } from '../mail/templates/invitation.messages';
import { membershipText } from '../mail/templates/membership.messages';
import { refundText } from '../mail/templates/refund.messages';
import { rsvpText } from '../mail/templates/rsvp.messages';
import { salonNewsText } from '../mail/templates/salonNews.messages';
import { weekText } from '../mail/templates/week.messages';
import { signInText } from '../mail/templates/signIn.messages';

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
  push: pushText,
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
  mailWeek: weekText,
};
