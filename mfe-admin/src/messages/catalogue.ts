import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { auditText } from '../components/audit/audit.messages';
import { fieldText } from '../components/audit/fields.messages';
import { operationText } from '../components/audit/operations.messages';
import { valueText } from '../components/audit/values.messages';
import { verbText } from '../components/audit/verbs.messages';
import { commonText } from '../components/common.messages';
import { companyFieldText } from '../components/company/companyField.messages';
import { conflictText } from '../components/conflict/conflict.messages';
import { contentKindsText } from '../components/content/contentKinds.messages';
import { listText } from '../components/list/list.messages';
import { memberSectionText } from '../components/memberSections.messages';
import { operationsFrameText } from '../components/operationsPage/operationsFrame.messages';
import { periodText } from '../components/period/period.messages';
import { reasonText } from '../components/reason/reason.messages';
import { referralStateText } from '../components/referralStates.messages';
import { refundReasonText } from '../components/refundReasons.messages';
import { routeText } from '../components/route/route.messages';
import { saleStateText } from '../components/saleStates.messages';
import { salonStateText } from '../components/salonState/salonState.messages';
import { salonStatusText } from '../components/salonState/salonStatus.messages';
import { stageText } from '../components/stage/stage.messages';
import { allApplicationsText } from '../features/allApplications/allApplications.messages';
import { areasText } from '../features/areas/areas.messages';
import { attendeesText } from '../features/attendees/attendees.messages';
import { emptyListText } from '../features/attendees/emptyLists.messages';
import { auditLogText } from '../features/auditLog/auditLog.messages';
import { companiesText } from '../features/companies/companies.messages';
import { creditTypeText } from '../features/credits/creditTypes.messages';
import { creditsText } from '../features/credits/credits.messages';
import { feedbackText } from '../features/feedback/feedback.messages';
import { reviewTypeText } from '../features/feedback/reviewTypes.messages';
import { figuresText } from '../features/figures/figures.messages';
import { joiningStepText } from '../features/figures/joiningSteps.messages';
import { kindText } from '../features/library/kinds.messages';
import { libraryText } from '../features/library/library.messages';
import { mailLogText } from '../features/mailLog/mailLog.messages';
import { memberAccessText } from '../features/memberAccess/memberAccess.messages';
import { billingProviderText } from '../features/memberDesk/billingProviders.messages';
import { deskText } from '../features/memberDesk/memberDesk.messages';
import { sessionStateText } from '../features/memberDesk/sessionStates.messages';
import { staffRoleText } from '../features/memberDesk/staffRoles.messages';
import { recordText } from '../features/memberRecord/memberRecord.messages';
import { recordFieldText } from '../features/memberRecord/recordFields.messages';
import { recordSectionText } from '../features/memberRecord/recordSections.messages';
import { memberViewText } from '../features/membersList/memberViews.messages';
import { membersListText } from '../features/membersList/membersList.messages';
import { outboxText } from '../features/outbox/outbox.messages';
import { outboxStatusText } from '../features/outbox/outboxStatus.messages';
import { postingText } from '../features/posting/posting.messages';
import { postingFieldText } from '../features/posting/postingFields.messages';
import { postingsText } from '../features/postings/postings.messages';
import { referenceListsText } from '../features/referenceLists/referenceLists.messages';
import { referralsText } from '../features/referrals/referrals.messages';
import { historyText } from '../features/releaseHistory/releaseHistory.messages';
import { feltText } from '../features/releases/felt.messages';
import { releaseServiceText } from '../components/releaseService/releaseService.messages';
import { releaseKeysText } from '../features/releaseKeys/releaseKeys.messages';
import { releaseRightText } from '../features/releaseKeys/releaseRights.messages';
import { releasesText } from '../features/releases/releases.messages';
import { releasingText } from '../features/releasing/releasing.messages';
import { releaseStatusText } from '../features/releases/releaseStatus.messages';
import { troubleText } from '../features/releases/trouble.messages';
import { requestKindText } from '../features/requests/requestKinds.messages';
import { requestsText } from '../features/requests/requests.messages';
import { saleKindText } from '../features/sales/saleKinds.messages';
import { salesText } from '../features/sales/sales.messages';
import { salonText } from '../features/salon/salon.messages';
import { salonFieldText } from '../features/salon/salonFields.messages';
import { emptyStateText } from '../features/salons/emptyStates.messages';
import { salonsText } from '../features/salons/salons.messages';
import { savedViewsText } from '../features/savedViews/savedViews.messages';
import { pagesText } from '../routes/pages.messages';

/** Every message of the area, by namespace. */
export const catalogue = {
  ...contractCatalogue,
  adminAllApplications: allApplicationsText,
  adminAreas: areasText,
  adminAttendees: attendeesText,
  adminAudit: auditText,
  adminAuditFields: fieldText,
  adminAuditLog: auditLogText,
  adminAuditValues: valueText,
  adminAuditVerbs: verbText,
  adminBillingProviders: billingProviderText,
  adminCommon: commonText,
  adminCompanies: companiesText,
  adminCompanyField: companyFieldText,
  adminConflict: conflictText,
  adminContentKinds: contentKindsText,
  adminCreditTypes: creditTypeText,
  adminCredits: creditsText,
  adminEmptyLists: emptyListText,
  adminEmptySalons: emptyStateText,
  adminFeedback: feedbackText,
  adminFigures: figuresText,
  adminJoiningSteps: joiningStepText,
  adminKinds: kindText,
  adminLibrary: libraryText,
  adminList: listText,
  adminMailLog: mailLogText,
  adminMemberAccess: memberAccessText,
  adminMemberDesk: deskText,
  adminMemberRecord: recordText,
  adminMemberSections: memberSectionText,
  adminMemberViews: memberViewText,
  adminMembersList: membersListText,
  adminOperations: operationText,
  adminOperationsFrame: operationsFrameText,
  adminOutbox: outboxText,
  adminOutboxStatus: outboxStatusText,
  adminPages: pagesText,
  adminPeriod: periodText,
  adminPosting: postingText,
  adminPostingFields: postingFieldText,
  adminPostings: postingsText,
  adminReason: reasonText,
  adminRecordFields: recordFieldText,
  adminRecordSections: recordSectionText,
  adminReferenceLists: referenceListsText,
  adminReferralStates: referralStateText,
  adminReferrals: referralsText,
  adminRefundReasons: refundReasonText,
  adminReleaseStatus: releaseStatusText,
  adminReleaseTrouble: troubleText,
  adminReleaseFelt: feltText,
  adminReleaseHistory: historyText,
  adminReleases: releasesText,
  adminReleaseService: releaseServiceText,
  adminReleaseKeys: releaseKeysText,
  adminReleaseRights: releaseRightText,
  adminReleasing: releasingText,
  adminRequestKinds: requestKindText,
  adminRequests: requestsText,
  adminReviewTypes: reviewTypeText,
  adminRoute: routeText,
  adminSaleKinds: saleKindText,
  adminSaleStates: saleStateText,
  adminSales: salesText,
  adminSalon: salonText,
  adminSalonFields: salonFieldText,
  adminSalonStates: salonStateText,
  adminSalonStatus: salonStatusText,
  adminSalons: salonsText,
  adminSavedViews: savedViewsText,
  adminSessionStates: sessionStateText,
  adminStaffRoles: staffRoleText,
  adminStages: stageText,
};
