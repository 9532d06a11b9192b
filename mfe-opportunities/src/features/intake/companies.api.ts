import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AddOpportunityCompanyDocument, OpportunityCompaniesDocument } from './__generated__/companies';

export const { useOpportunitiesCompaniesQuery, useOpportunitiesAddCompanyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesCompanies: build.query(operation(OpportunityCompaniesDocument)),
    opportunitiesAddCompany: build.mutation(operation(AddOpportunityCompanyDocument)),
  }),
});
