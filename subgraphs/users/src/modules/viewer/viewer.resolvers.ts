import { toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { findAccountByPassword } from '../credential/credential.service';
import { claimsOf, findClaims, findClaimsByEmail, findContact, findViewer } from './viewer.service';

export const Query: QueryResolvers = {
  viewer: (_root, { id }) => toResult(() => findViewer(id)),
  verifyCredentials: (_root, { email, password }) =>
    toResult(async () => {
      const account = await findAccountByPassword(email, password);
      return account && claimsOf(account);
    }),
  accountClaims: (_root, { id }) => toResult(() => findClaims(id)),
  accountByEmail: (_root, { email }) => toResult(() => findClaimsByEmail(email)),
  contact: (_root, { id }) => toResult(() => findContact(id)),
};
