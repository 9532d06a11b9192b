import { alreadySignedUpLetter } from './alreadySignedUpLetter';
import { applicationLetter, withdrawalLetter } from './applicationLetters';
import { acceptedLetter, requestedLetter } from './connectionLetters';
import { emailChangeLetter } from './emailChangeLetter';
import { emailConfirmationLetter } from './emailConfirmationLetter';
import { guestAskedLetter } from './guestAskedLetter';
import type { AnyLetterKind } from './letterKind';
import { membershipWelcomeLetter } from './membershipWelcomeLetter';
import { opportunityAlertLetter } from './opportunityAlertLetter';
import { passwordResetLetter } from './passwordResetLetter';
import { plainLetter } from './plainLetter';
import { confirmPostingLetter, endsSoonLetter, forReviewLetter, standsLetter } from './postingLetters';
import { receiptLetter } from './receiptLetter';
import { referralInvitationLetter } from './referralInvitationLetter';
import {
  cancelledSeatLetter,
  confirmationLetter,
  newsLetter,
  promotionLetter,
  reminderLetter,
} from './rsvpLetters';
import { refundLetter, seatReceiptLetter } from './seatOrderLetters';
import { signInsRefusedLetter } from './signInsRefusedLetter';
import {
  sessionCancellationLetter,
  sessionChangeLetter,
  sessionConfirmationLetter,
  sessionPlaceLetter,
  sessionReminderLetter,
} from './sessionLetters';

/** Every kind of mail there is, by the kind of its message. */
export const allLetters: ReadonlyMap<string, AnyLetterKind> = new Map(
  [
    guestAskedLetter,
    confirmationLetter,
    promotionLetter,
    reminderLetter,
    newsLetter,
    cancelledSeatLetter,
    emailChangeLetter,
    emailConfirmationLetter,
    requestedLetter,
    acceptedLetter,
    passwordResetLetter,
    alreadySignedUpLetter,
    signInsRefusedLetter,
    membershipWelcomeLetter,
    referralInvitationLetter,
    receiptLetter,
    seatReceiptLetter,
    refundLetter,
    sessionConfirmationLetter,
    sessionChangeLetter,
    sessionPlaceLetter,
    sessionCancellationLetter,
    sessionReminderLetter,
    applicationLetter,
    withdrawalLetter,
    confirmPostingLetter,
    forReviewLetter,
    standsLetter,
    endsSoonLetter,
    opportunityAlertLetter,
    plainLetter,
  ].map((letter) => [letter.kind, letter]),
);
