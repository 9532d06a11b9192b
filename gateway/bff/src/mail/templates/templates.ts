import { accountDeletion } from './accountDeletion';
import { addressConfirmation } from './addressConfirmation';
import { alreadySignedUp } from './alreadySignedUp';
import { applicationStage } from './applicationStage';
import { applicationWithdrawn } from './applicationWithdrawn';
import { connectionAccepted } from './connectionAccepted';
import { connectionRequest } from './connectionRequest';
import { emailChange } from './emailChange';
import { attendeesNote } from './attendeesNote';
import { salonInvited } from './salonInvited';
import { emailChangeDeclined } from './emailChangeDeclined';
import { emailChanged } from './emailChanged';
import { factorsReset } from './factorsReset';
import { groupAnswer } from './groupAnswer';
import { groupRequest } from './groupRequest';
import { jobApplication } from './jobApplication';
import { membershipConfirmation } from './membershipConfirmation';
import { membershipWelcome } from './membershipWelcome';
import { newDevice } from './newDevice';
import { opportunityAlert } from './opportunityAlert';
import { portfolioNews } from './portfolioNews';
import { passwordReset } from './passwordReset';
import { posterLink } from './posterLink';
import { postingChange } from './postingChange';
import { postingForReview } from './postingForReview';
import { postingReminder } from './postingReminder';
import { receipt } from './receipt';
import { refundDue } from './refundDue';
import { refundMade } from './refundMade';
import { refundNotice } from './refundNotice';
import { referralInvitation } from './referralInvitation';
import { rsvpConfirmation } from './rsvpConfirmation';
import { rsvpKept } from './rsvpKept';
import { rsvpRequest } from './rsvpRequest';
import { rsvpWithdrawn } from './rsvpWithdrawn';
import { salonNews } from './salonNews';
import { salonReminder } from './salonReminder';
import { seatCancelled } from './seatCancelled';
import { sessionCancellation } from './sessionCancellation';
import { sessionChange } from './sessionChange';
import { sessionConfirmation } from './sessionConfirmation';
import { sessionPlace } from './sessionPlace';
import { sessionReminder } from './sessionReminder';
import { signInsRefused } from './signInsRefused';
import type { AnyTemplate } from './template';
import { waitlistPromotion } from './waitlistPromotion';
import { week } from './week';

/** Every mail there is, by its name. */
export const templates: ReadonlyMap<string, AnyTemplate> = new Map(
  (
    [
      emailChange,
      emailChanged,
      factorsReset,
      accountDeletion,
      jobApplication,
      applicationWithdrawn,
      applicationStage,
      rsvpRequest,
      rsvpKept,
      rsvpConfirmation,
      rsvpWithdrawn,
      waitlistPromotion,
      salonReminder,
      salonNews,
      seatCancelled,
      referralInvitation,
      passwordReset,
      alreadySignedUp,
      signInsRefused,
      newDevice,
      membershipWelcome,
      membershipConfirmation,
      addressConfirmation,
      connectionRequest,
      connectionAccepted,
      groupRequest,
      groupAnswer,
      posterLink,
      postingChange,
      postingForReview,
      postingReminder,
      opportunityAlert,
      receipt,
      emailChangeDeclined,
      attendeesNote,
      salonInvited,
      refundDue,
      refundNotice,
      refundMade,
      portfolioNews,
      sessionConfirmation,
      sessionChange,
      sessionPlace,
      sessionCancellation,
      sessionReminder,
      week,
    ] as AnyTemplate[]
  ).map((template) => [template.name, template]),
);
