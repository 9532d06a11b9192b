import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  AccountDocument,
  type AccountQuery,
  ChooseLanguageDocument,
  DeleteUserDocument,
  KeepUserDocument,
} from './__generated__/account';
import { asksRoute } from '../../components/asksRoute';
import { makePasskey, type NewPasskey, PASSKEYS_PATH } from './makePasskey';

export type OwnAccount = NonNullable<NonNullable<AccountQuery['me']>['data']>;
export type Consent = NonNullable<NonNullable<AccountQuery['consents']>['data']>[number];

/** A browser she is signed in with. */
export interface SignIn {
  id: string;
  device: string | null;
  created_at: number;
  seen_at: number;
  is_current: boolean;
}

/** What signs the member in without a password. */
export interface Passkey {
  id: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
  /** Synchronised between devices. */
  is_backed_up: boolean;
}

/** A kind of mail that can be stopped. */
export interface MailList {
  list: string;
  wanted: boolean;
}

/** Where her calendar can be subscribed to. */
export interface FeedAddresses {
  feed: string;
  /** The same, as an address that opens a calendar program. */
  webcal: string;
  /** Google's page that subscribes to it. */
  google: string;
}

/** Who takes the payments, and her subscriptions there. */
export interface Billing {
  provider: string;
  rows: readonly object[];
}

const injected = api.enhanceEndpoints({ addTagTypes: ['Account', 'SignIns', 'Passkeys'] }).injectEndpoints({
  endpoints: (build) => ({
    usersAccount: build.query({ ...operation(AccountDocument), providesTags: ['Account'] }),
    usersChooseLanguage: build.mutation(operation(ChooseLanguageDocument)),
    usersDelete: build.mutation({ ...operation(DeleteUserDocument), invalidatesTags: ['Account'] }),
    usersKeep: build.mutation({ ...operation(KeepUserDocument), invalidatesTags: ['Account'] }),
    accountSignIns: build.query<SignIn[], void>({
      queryFn: asksRoute('/api/auth/sessions'),
      providesTags: ['SignIns'],
    }),
    accountEndSignIn: build.mutation<boolean, string>({
      queryFn: asksRoute((id) => `/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
      invalidatesTags: ['SignIns'],
    }),
    accountEndOtherSignIns: build.mutation<number, void>({
      queryFn: asksRoute('/api/auth/sessions', { method: 'DELETE' }),
      invalidatesTags: ['SignIns'],
    }),
    accountPasskeys: build.query<Passkey[], void>({
      queryFn: asksRoute(PASSKEYS_PATH),
      providesTags: ['Passkeys'],
    }),
    accountAddPasskey: build.mutation<Passkey[], NewPasskey>({
      queryFn: makePasskey,
      invalidatesTags: ['Passkeys'],
    }),
    accountRemovePasskey: build.mutation<boolean, string>({
      queryFn: asksRoute((id) => `${PASSKEYS_PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
      invalidatesTags: ['Passkeys'],
    }),
    accountMail: build.query<MailList[], void>({ queryFn: asksRoute('/api/account/mail') }),
    accountChangeMail: build.mutation<MailList[], MailList>({
      queryFn: asksRoute('/api/account/mail', { method: 'PUT', body: (wish) => wish }),
      async onQueryStarted(_wish, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(injected.util.updateQueryData('accountMail', undefined, () => data));
      },
    }),
    accountFeed: build.mutation<FeedAddresses, void>({
      queryFn: asksRoute('/api/calendar/feed', { method: 'POST' }),
    }),
    accountEndFeed: build.mutation<null, void>({
      queryFn: asksRoute('/api/calendar/feed', { method: 'DELETE' }),
    }),
    accountBilling: build.query<Billing, void>({ queryFn: asksRoute('/api/billing/subscriptions') }),
    accountEmailChange: build.mutation<null, string>({
      queryFn: asksRoute('/webhooks/send-email', { method: 'POST', body: emailChange }),
    }),
    accountPasswordReset: build.mutation<null, void>({
      queryFn: asksRoute('/api/auth/password-reset', { method: 'POST', body: () => ({}) }),
    }),
  }),
});

/** As the specification names it; whom it goes to is the server's decision. */
function emailChange(new_email: string) {
  return {
    emailConfig: { subject: 'Email Change Request' },
    emailTemplate: '/emails/general-email.hbs',
    emailParams: { new_email },
  };
}

export const {
  useUsersAccountQuery,
  useUsersChooseLanguageMutation,
  useUsersDeleteMutation,
  useUsersKeepMutation,
  useAccountSignInsQuery,
  useAccountEndSignInMutation,
  useAccountEndOtherSignInsMutation,
  useAccountPasskeysQuery,
  useAccountAddPasskeyMutation,
  useAccountRemovePasskeyMutation,
  useAccountMailQuery,
  useAccountChangeMailMutation,
  useAccountFeedMutation,
  useAccountEndFeedMutation,
  useAccountBillingQuery,
  useAccountEmailChangeMutation,
  useAccountPasswordResetMutation,
} = injected;
