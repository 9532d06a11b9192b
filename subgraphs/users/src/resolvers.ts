import type { Resolvers } from './__generated__/resolvers';
import * as account from './modules/account/account.resolvers';
import * as agreement from './modules/agreement/agreement.resolvers';
import * as agreementVersions from './modules/agreement/versions.resolvers';
import * as attendance from './modules/attendance/shownConnections.resolvers';
import * as auditLog from './modules/auditLog/auditLog.resolvers';
import * as billing from './modules/billing/billing.resolvers';
import * as billingDetails from './modules/billing/billingDetails.resolvers';
import * as connection from './modules/connection/connection.resolvers';
import * as dataAccess from './modules/dataAccess/dataAccess.resolvers';
import * as directory from './modules/directory/directory.resolvers';
import * as emailChange from './modules/emailChange/emailChange.resolvers';
import * as figures from './modules/figures/figures.resolvers';
import * as goal from './modules/goal/currentGoals.resolvers';
import * as memberRecord from './modules/memberRecord/memberRecord.resolvers';
import * as membership from './modules/membership/membership.resolvers';
import * as membershipPurchase from './modules/membership/membershipPurchase.resolvers';
import * as membershipSale from './modules/membership/membershipSale.resolvers';
import * as leaving from './modules/leaving/leaving.resolvers';
import * as notification from './modules/notification/notification.resolvers';
import * as passwordToken from './modules/passwordToken/passwordToken.resolvers';
import * as profile from './modules/profile/profile.resolvers';
import * as purchase from './modules/purchase/purchase.resolvers';
import * as referral from './modules/referral/referral.resolvers';
import * as staffReferral from './modules/referral/staffReferral.resolvers';
import * as savedView from './modules/savedView/savedView.resolvers';
import * as createUser from './modules/user/createUser.resolvers';
import * as user from './modules/user/user.resolvers';
import * as viewer from './modules/viewer/viewer.resolvers';
import * as week from './modules/week/week.resolvers';

export const resolvers: Resolvers = {
  Query: {
    ...account.Query,
    ...agreement.Query,
    ...agreementVersions.Query,
    ...auditLog.Query,
    ...billing.Query,
    ...billingDetails.Query,
    ...connection.Query,
    ...dataAccess.Query,
    ...directory.Query,
    ...membership.Query,
    ...membershipPurchase.Query,
    ...membershipSale.Query,
    ...emailChange.Query,
    ...figures.Query,
    ...leaving.Query,
    ...notification.Query,
    ...passwordToken.Query,
    ...profile.Query,
    ...purchase.Query,
    ...referral.Query,
    ...savedView.Query,
    ...staffReferral.Query,
    ...user.Query,
    ...viewer.Query,
    ...week.Query,
  },
  Mutation: {
    ...account.Mutation,
    ...agreementVersions.Mutation,
    ...billing.Mutation,
    ...billingDetails.Mutation,
    ...connection.Mutation,
    ...createUser.Mutation,
    ...memberRecord.Mutation,
    ...membership.Mutation,
    ...membershipSale.Mutation,
    ...referral.Mutation,
    ...savedView.Mutation,
    ...staffReferral.Mutation,
    ...emailChange.Mutation,
    ...leaving.Mutation,
    ...notification.Mutation,
    ...passwordToken.Mutation,
    ...profile.Mutation,
    ...user.Mutation,
  },
  Account: account.Account,
  AccountChangeResult: account.AccountChangeResult,
  AuditRow: auditLog.AuditRowType,
  AuditRowListResult: auditLog.AuditRowListResult,
  Connection: connection.ConnectionType,
  Notification: notification.NotificationType,
  DataAccess: dataAccess.DataAccessType,
  ConnectionListResult: connection.ConnectionListResult,
  Document: profile.DocumentType,
  EmailRequest: emailChange.EmailRequestType,
  MemberRecordResult: memberRecord.MemberRecordResult,
  ProfileResult: profile.ProfileResult,
  Purchase: purchase.PurchaseType,
  RecommendationListResult: goal.RecommendationListResult,
  MembershipSale: membershipSale.MembershipSaleType,
  OrderRefund: membershipSale.OrderRefund,
  Salon: attendance.Salon,
  Referral: referral.ReferralType,
  StaffReferral: staffReferral.StaffReferralType,
  User: { ...user.UserType, ...profile.UserFields, ...connection.UserFields },
  UserListResult: directory.UserListResult,
  ViewerIdentity: viewer.ViewerIdentity,
};
