import { alreadySignedUpLetter } from './alreadySignedUpLetter';
import { applicationLetter, movedLetter, withdrawalLetter } from './applicationLetters';
import { acceptedLetter, requestedLetter } from './connectionLetters';
import { emailChangeLetter } from './emailChangeLetter';
import { emailConfirmationLetter } from './emailConfirmationLetter';
import { guestAskedLetter } from './guestAskedLetter';
import { groupAnswerLetter, groupRequestLetter } from './groupLetters';
import type { AnyLetterKind } from './letterKind';
import { membershipWelcomeLetter } from './membershipWelcomeLetter';
import { opportunityAlertLetter } from './opportunityAlertLetter';
import { passwordResetLetter } from './passwordResetLetter';
import { plainLetter } from './plainLetter';
import {
  changeDecidedLetter,
  confirmPostingLetter,
  endsSoonLetter,
  forReviewLetter,
  standsLetter,
} from './postingLetters';
import { portfolioLetter } from './portfolioLetter';
import { refundMadeLetter } from './refundMadeLetter';
import { receiptLetter } from './receiptLetter';
import { referralInvitationLetter } from './referralInvitationLetter';
import {
  cancelledSeatLetter,
  withdrawnLetter,
  confirmationLetter,
  newsLetter,
  promotionLetter,
  reminderLetter,
} from './rsvpLetters';
import { attendeesNoteLetter, salonInvitedLetter } from './toAttendeesLetters';
import { refundLetter, seatReceiptLetter } from './seatOrderLetters';
import { weekLetter } from './weekLetter';
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
    withdrawnLetter,
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
    attendeesNoteLetter,
    salonInvitedLetter,
    groupRequestLetter,
    groupAnswerLetter,
    refundLetter,
    refundMadeLetter,
    portfolioLetter,
    sessionConfirmationLetter,
    sessionChangeLetter,
    sessionPlaceLetter,
    sessionCancellationLetter,
    sessionReminderLetter,
    applicationLetter,
    movedLetter,
    withdrawalLetter,
    confirmPostingLetter,
    forReviewLetter,
    standsLetter,
    changeDecidedLetter,
    endsSoonLetter,
    opportunityAlertLetter,
    weekLetter,
    plainLetter,
  ].map((letter) => [letter.kind, letter]),
);
