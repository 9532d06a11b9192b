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
  'Query.viewer': gatewayOnly,
  'Query.verifyCredentials': gatewayOnly,
  'Query.accountClaims': gatewayOnly,
  'Query.accountByEmail': gatewayOnly,
  'Query.contact': gatewayOnly,
  'Query.billingAccount': gatewayOnly,
  'Query.billingAccountByEmail': gatewayOnly,

  'Mutation.updateUser': signedIn,
  'Mutation.updateStatus': signedIn,
  'Mutation.createAccount': signedIn,
  'Mutation.recordPurchase': gatewayOnly,
  'Mutation.recordSubscription': gatewayOnly,
} satisfies AccessTable;
