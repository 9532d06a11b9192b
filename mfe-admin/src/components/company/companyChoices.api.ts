import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AddCompanyChoiceDocument, CompanyChoicesDocument } from './__generated__/companyChoices';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersCompanyChoices: build.query({ ...operation(CompanyChoicesDocument) }),
    usersAddCompanyChoice: build.mutation({ ...operation(AddCompanyChoiceDocument) }),
  }),
});

export const { useUsersCompanyChoicesQuery, useUsersAddCompanyChoiceMutation } = injected;
