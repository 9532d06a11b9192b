import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MembershipTermDocument } from './__generated__/membershipTerm';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembershipTerm: build.query(operation(MembershipTermDocument)),
  }),
});

export const { useUsersMembershipTermQuery } = injected;
