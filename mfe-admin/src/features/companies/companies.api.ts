import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  CompaniesDocument,
  type CompanyFragment,
  MergeCompaniesDocument,
  UpdateCompanyDocument,
} from './__generated__/companies';

export type Company = CompanyFragment;

const injected = api.enhanceEndpoints({ addTagTypes: ['Companies'] }).injectEndpoints({
  endpoints: (build) => ({
    usersCompanies: build.query({ ...operation(CompaniesDocument), providesTags: ['Companies'] }),
    usersUpdateCompany: build.mutation({
      ...operation(UpdateCompanyDocument),
      invalidatesTags: ['Companies'],
    }),
    usersMergeCompanies: build.mutation({
      ...operation(MergeCompaniesDocument),
      invalidatesTags: ['Companies'],
    }),
  }),
});

export const { useUsersCompaniesQuery, useUsersUpdateCompanyMutation, useUsersMergeCompaniesMutation } =
  injected;
