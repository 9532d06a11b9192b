import { anyone, gatewayOnly, members, signedIn, type AccessTable } from './roles';

export const usersAccess = {
  'Query.me': signedIn,
  'Query.user': signedIn,
  'Query.users': members,
  'Query.accounts': signedIn,
  // The agreement is a legal page that anyone may read.
  'Query.agreements': anyone,
  'Query.purchase': signedIn,
  'Query.purchases': signedIn,
  'Query.referrals': members,
  'Query.connections': members,
  'Query.profileAs': members,
  'Query.connectionNotice': gatewayOnly,
  'Query.viewer': gatewayOnly,
  'Query.verifyCredentials': gatewayOnly,
  'Query.accountClaims': gatewayOnly,
  'Query.accountByEmail': gatewayOnly,
  'Query.contact': gatewayOnly,
  'Query.passwordReset': gatewayOnly,
  'Query.billingAccount': gatewayOnly,
  'Query.billingAccountByEmail': gatewayOnly,
  'Query.claimedMembership': gatewayOnly,
  'Query.membershipNotice': gatewayOnly,

  'Mutation.updateUser': signedIn,
  'Mutation.updateStatus': signedIn,
  // A prospect answers the intake before she is a member.
  'Mutation.profile': signedIn,
  'Mutation.connect': members,
  'Mutation.updateConnection': members,
  'Mutation.upsertProspectiveUserConnection': members,
  // A company may also come from another system of ours.
  'Mutation.createAccount': [...signedIn, ...gatewayOnly],
  // An account is made by the paid event of the billing provider, never by a person.
  'Mutation.createUser': gatewayOnly,
  'Mutation.issueFirstPasswordToken': gatewayOnly,
  'Mutation.setFirstPassword': gatewayOnly,
  'Mutation.openPasswordReset': gatewayOnly,
  'Mutation.resetPassword': gatewayOnly,
  'Mutation.recordPurchase': gatewayOnly,
  'Mutation.recordSubscription': gatewayOnly,
  'Mutation.placeMembershipOrder': gatewayOnly,
  'Mutation.settleMembershipOrder': gatewayOnly,
  'Mutation.claimFirstPassword': gatewayOnly,
  'Mutation.issueMailedFirstPassword': gatewayOnly,
} satisfies AccessTable;
