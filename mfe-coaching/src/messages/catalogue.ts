import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { addToCalendarText } from '../components/addToCalendar.messages';
import { cancellationTermsText } from '../components/cancellationTerms.messages';
import { bookmarkText } from '../components/coachBookmark/coachBookmark.messages';
import { coachFactsText } from '../components/coachFacts.messages';
import { coachReviewText } from '../components/coachReview/coachReview.messages';
import { coachSurveyText } from '../components/coachReview/coachSurvey.messages';
import { meetingText } from '../components/meeting/meeting.messages';
import { meetingFieldsText } from '../components/meeting/meetingFields.messages';
import { memberReviewText } from '../components/memberReview.messages';
import { openingsText } from '../components/openings/openings.messages';
import { draftAnswersText, portfolioFilesText } from '../components/portfolio/portfolioFiles.messages';
import { purchaseCardText } from '../components/purchaseCard.messages';
import { sessionGroupsText } from '../components/sessionGroups.messages';
import {
  availabilityText,
  bookedOutsideText,
  exceptionsText,
  hoursText,
  timeZoneText,
} from '../features/availability/availability.messages';
import { bookSessionText } from '../features/bookSession/bookSession.messages';
import { bookingDialogText } from '../features/bookSession/bookingDialog.messages';
import { checkoutText } from '../features/checkout/checkout.messages';
import { coachDirectoryText } from '../features/coachDirectory/coachDirectory.messages';
import { coachProfileText } from '../features/coachProfile/coachProfile.messages';
import { coachSearchText } from '../features/coachSearch/coachSearch.messages';
import {
  cancelledByText,
  cancelSessionText,
  changePlaceText,
  coachSessionsText,
  sessionNotesText,
} from '../features/coachSessions/coachSessions.messages';
import { creditsWidgetText } from '../features/creditsWidget/creditsWidget.messages';
import {
  cancelDialogText,
  favoriteCoachesText,
  mySessionsText,
  sessionPagesText,
} from '../features/mySessions/mySessions.messages';
import { rescheduleText } from '../features/mySessions/reschedule.messages';
import { billingDetailsText } from '../features/plan/billingDetails.messages';
import { planText, shopText } from '../features/plan/plan.messages';
import { purchasesText } from '../features/plan/purchases.messages';
import { seatsText } from '../features/plan/seats.messages';
import { subscriptionColumnsText, subscriptionTableText } from '../features/plan/subscriptionTable.messages';
import { timeEntriesText, timeHistoryText } from '../features/plan/timeHistory.messages';
import { answerDraftText } from '../features/portfolio/answerDraft.messages';
import { ownPortfoliosText, portfolioStepsText } from '../features/portfolio/ownPortfolios.messages';
import { benefitsText, portfolioOrderText, portfolioText } from '../features/portfolio/portfolio.messages';
import {
  portfolioDeskText,
  portfolioStandingsText,
  sendFilesText,
} from '../features/portfolioDesk/portfolioDesk.messages';
import { portfolioFeedbackText } from '../features/portfolioFeedback/portfolioFeedback.messages';

/** Every message of the area, by namespace. */
export const coachingCatalogue = {
  ...contractCatalogue,
  addSessionToCalendar: addToCalendarText,
  answerDraft: answerDraftText,
  billingDetails: billingDetailsText,
  bookedOutside: bookedOutsideText,
  bookingDialog: bookingDialogText,
  bookSession: bookSessionText,
  boughtSeats: seatsText,
  cancelAsCoach: cancelSessionText,
  cancellationTerms: cancellationTermsText,
  cancelSession: cancelDialogText,
  changeSessionPlace: changePlaceText,
  coachAvailability: availabilityText,
  coachBookmark: bookmarkText,
  coachDirectory: coachDirectoryText,
  coachExceptions: exceptionsText,
  coachFacts: coachFactsText,
  coachHours: hoursText,
  coachingCheckout: checkoutText,
  coachingPlan: planText,
  coachingShop: shopText,
  coachOpenings: openingsText,
  coachProfile: coachProfileText,
  coachReview: coachReviewText,
  coachSearch: coachSearchText,
  coachSessions: coachSessionsText,
  coachSurvey: coachSurveyText,
  coachTimeZone: timeZoneText,
  creditsWidget: creditsWidgetText,
  draftAnswers: draftAnswersText,
  favoriteCoaches: favoriteCoachesText,
  meetingFields: meetingFieldsText,
  memberReview: memberReviewText,
  mySessions: mySessionsText,
  ownPortfolios: ownPortfoliosText,
  portfolio: portfolioText,
  portfolioBenefits: benefitsText,
  portfolioDesk: portfolioDeskText,
  portfolioFeedback: portfolioFeedbackText,
  portfolioFiles: portfolioFilesText,
  portfolioOrder: portfolioOrderText,
  portfolioStandings: portfolioStandingsText,
  portfolioSteps: portfolioStepsText,
  purchaseCard: purchaseCardText,
  purchaseHistory: purchasesText,
  rescheduleSession: rescheduleText,
  sendPortfolioFiles: sendFilesText,
  sessionCancelledBy: cancelledByText,
  sessionGroups: sessionGroupsText,
  sessionMeeting: meetingText,
  sessionNotes: sessionNotesText,
  sessionPages: sessionPagesText,
  subscriptionColumns: subscriptionColumnsText,
  subscriptionTable: subscriptionTableText,
  timeEntries: timeEntriesText,
  timeHistory: timeHistoryText,
};
