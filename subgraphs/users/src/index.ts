import { defineSubgraph } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createLoaders } from './loaders';
import { Account } from './modules/account/account.model';
import { Agreement } from './modules/agreement/agreement.model';
import { Connection } from './modules/connection/connection.model';
import { Consent } from './modules/consent/consent.model';
import { Credential } from './modules/credential/credential.model';
import { MembershipOrder } from './modules/membership/membershipOrder.model';
import { EmailRequest } from './modules/emailChange/emailRequest.model';
import { EmailChange } from './modules/emailChange/emailChange.model';
import { Notification } from './modules/notification/notification.model';
import { NotificationSettings } from './modules/notification/notificationSettings.model';
import { PasswordToken } from './modules/passwordToken/passwordToken.model';
import { Purchase } from './modules/purchase/purchase.model';
import { Referral } from './modules/referral/referral.model';
import { ReferralDay } from './modules/referral/referralDay.model';
import { ReferralMail } from './modules/referral/referralMail.model';
import { SavedViews } from './modules/savedView/savedViews.model';
import { User } from './modules/user/user.model';
import { findProductionProblem } from './findProductionProblem';
import { prepareDirectory } from './modules/directory/currentMembers';
import { resolvers } from './resolvers';
import { watched } from './watched';

const models = [
  User,
  Credential,
  PasswordToken,
  EmailChange,
  EmailRequest,
  Account,
  Agreement,
  Consent,
  MembershipOrder,
  Connection,
  Purchase,
  Referral,
  ReferralDay,
  ReferralMail,
  SavedViews,
  Notification,
  NotificationSettings,
  AuditRow,
];

export const subgraph = defineSubgraph({
  name: 'users',
  home: import.meta.url,
  resolvers,
  createLoaders,
  models,
  findProductionProblem,
  watched,
  warmUp: prepareDirectory,
});
