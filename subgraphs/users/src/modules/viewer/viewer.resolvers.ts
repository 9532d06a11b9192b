import { selects, toResult } from '@athenaeum/kit';
import type { QueryResolvers, ViewerIdentityResolvers } from '../../__generated__/resolvers';
import { needsAgreement } from '../agreement/agreement.policy';
import { findAccountByPassword } from '../credential/credential.service';
import { claimsOf, findClaims, findClaimsByEmail, findContact, findViewer } from './viewer.service';

export const Query: QueryResolvers = {
  viewer: (_root, { id }, { loaders }, info) => {
    // Begun at once, so that one command reads both.
    if (selects(info, 'data', 'needs_agreement')) loaders.agreementInForce().catch(() => {});
    return toResult(() => findViewer(id));
  },
  verifyCredentials: (_root, { email, password }) =>
    toResult(async () => {
      const account = await findAccountByPassword(email, password);
      return account && claimsOf(account);
    }),
  accountClaims: (_root, { id }) => toResult(() => findClaims(id)),
  accountByEmail: (_root, { email }) => toResult(() => findClaimsByEmail(email)),
  contact: (_root, { id }) => toResult(() => findContact(id)),
};

export const ViewerIdentity: ViewerIdentityResolvers = {
  needs_agreement: async (signature, _args, { loaders }) =>
    needsAgreement(signature, await loaders.agreementInForce()),
};
