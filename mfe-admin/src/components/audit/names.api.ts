import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AuditNamesDocument } from './__generated__/names';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentAuditNames: build.query({ ...operation(AuditNamesDocument) }),
  }),
});

export const { useContentAuditNamesQuery } = injected;
