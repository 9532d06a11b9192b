import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AuditLogDocument, type AuditLogQuery } from './__generated__/auditLog';
import { auditView, queryOf } from './auditView';

export type AuditEntry = NonNullable<NonNullable<AuditLogQuery['auditRows']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersAuditLog: build.query({ ...operation(AuditLogDocument) }),
  }),
});

export const { useUsersAuditLogQuery } = injected;

export const prefetchAuditLog = (search: URLSearchParams) =>
  injected.util.prefetch('usersAuditLog', { input: queryOf(auditView.read(search)) }, FRESH);
