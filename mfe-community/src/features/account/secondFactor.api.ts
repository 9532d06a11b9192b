import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

const PATH = '/api/auth/second-factor';

/** The authenticator app of the account. */
export interface SecondFactor {
  /** Epoch ms; null when there is none. */
  added_at: number | null;
  recovery_codes_left: number;
  is_required: boolean;
}

/** What an app is set up with: a key, and the same as a QR code (SVG). */
export interface AppSetup {
  secret: string;
  svg: string;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

const withCode = <Data>(path: string) =>
  restQueryFn<Data, string>(path, { method: 'POST', body: (code) => ({ code }) });

const injected = api.enhanceEndpoints({ addTagTypes: ['SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    accountSecondFactor: build.query<SecondFactor, void>({
      queryFn: restQueryFn(PATH),
      providesTags: ['SecondFactor'],
    }),
    accountSetUpApp: build.mutation<AppSetup, void>({
      queryFn: restQueryFn(`${PATH}/set-up`, { method: 'POST' }),
    }),
    accountAddApp: build.mutation<RecoveryCodes, string>({
      queryFn: withCode(PATH),
      invalidatesTags: ['SecondFactor'],
    }),
    accountRenewCodes: build.mutation<RecoveryCodes, string>({
      queryFn: withCode(`${PATH}/recovery-codes`),
      invalidatesTags: ['SecondFactor'],
    }),
    accountRemoveApp: build.mutation<boolean, string>({
      queryFn: withCode(`${PATH}/remove`),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

export const {
  useAccountSecondFactorQuery,
  useAccountSetUpAppMutation,
  useAccountAddAppMutation,
  useAccountRenewCodesMutation,
  useAccountRemoveAppMutation,
} = injected;
