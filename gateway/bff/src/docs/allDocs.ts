import { edgeDocs, type RouteDescription } from '@athenaeum/graph/edge';
import { graphDocs } from '@athenaeum/graph';
import { analyticsDocs } from '../analytics/analyticsRoute';
import { authDocs } from '../auth/authDocs';
import { createUserDocs } from '../auth/password/createUserRoute';
import { passkeyDocs } from '../auth/passkeys/passkeyRoutes';
import { memberAccessDocs } from '../auth/members/memberAccessRoutes';
import { secondFactorDocs } from '../auth/secondFactor/secondFactorRoutes';
import { confirmationDocs } from '../auth/confirmation/confirmationRoutes';
import { sessionDocs } from '../auth/sessionRoutes';
import { accountDocs } from '../account/accountRoutes';
import { pushDocs } from '../push/pushRoutes';
import { resetDocs } from '../auth/password/resetRoutes';
import { billingDocs } from '../billing/billingDocs';
import { calendarDocs } from '../calendar/calendarRoutes';
import { joinDocs } from '../coaching/joinRoute';
import { feedAddressDocs } from '../calendar/feedAddressRoutes';
import { figuresDocs } from '../figures/figuresRoutes';
import { fileDocs } from '../files/fileDocs';
import { liveDocs } from '../live/liveRoute';
import { guestRsvpDocs } from '../guests/guestRsvpRoutes';
import { rsvpFormDocs } from '../guests/pages/formRoutes';
import { rsvpLinkDocs } from '../guests/pages/linkRoutes';
import { jobDocs } from '../jobs/run/jobRoutes';
import { mailDocs } from '../mail/mailDocs';
import { membersCsvDocs } from '../members/membersCsvRoute';
import { operationsDocs } from '../operations/operationsDocs';
import { previewDocs } from '../previews/previewRoutes';
import { placesDocs } from '../places/placesRoutes';
import { reportsDocs } from '../releases/reportsRoute';
import { releaseStaffDocs } from '../releases/releaseStaffRoute';
import { supergraphDocs } from '../releases/supergraphRoute';
import { portfolioFileDocs } from '../coaching/portfolioFileRoute';
import { applicationFileDocs } from '../opportunities/applicationFileRoutes';
import { confirmPostingDocs } from '../opportunities/confirmRoutes';
import { bookmarkCheckDocs } from '../webhooks/bookmarkCheck';
import { entryDocs } from '../webhooks/entryRoute';
import { reviewDocs } from '../webhooks/reviewRoute';
import { saveProgressDocs } from '../webhooks/saveProgress';
import { schedulingDocs } from '../webhooks/schedulingRoute';
import { sendEmailDocs } from '../webhooks/sendEmail';
import { staffListDocs } from '../staffLists/staffLists';
import { docsDocs } from './docsDocs';

/** All routes, in the order of the document. A test compares it with the mounted routes. */
export const allDocs: readonly RouteDescription[] = [
  ...authDocs,
  ...sessionDocs,
  ...passkeyDocs,
  ...secondFactorDocs,
  ...memberAccessDocs,
  ...confirmationDocs,
  ...resetDocs,
  ...accountDocs,
  ...pushDocs,
  ...graphDocs,
  ...fileDocs,
  membersCsvDocs,
  ...figuresDocs,
  ...operationsDocs,
  ...previewDocs,
  ...staffListDocs,
  ...applicationFileDocs,
  ...portfolioFileDocs,
  ...confirmPostingDocs,
  createUserDocs,
  ...jobDocs,
  bookmarkCheckDocs,
  saveProgressDocs,
  reviewDocs,
  entryDocs,
  schedulingDocs,
  sendEmailDocs,
  ...billingDocs,
  ...calendarDocs,
  joinDocs,
  ...feedAddressDocs,
  ...guestRsvpDocs,
  ...rsvpFormDocs,
  ...rsvpLinkDocs,
  ...placesDocs,
  analyticsDocs,
  liveDocs,
  reportsDocs,
  supergraphDocs,
  releaseStaffDocs,
  ...mailDocs,
  ...docsDocs,
  ...edgeDocs,
];
