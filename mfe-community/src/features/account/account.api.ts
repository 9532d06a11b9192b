import { operation, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  AccountDocument,
  type AccountQuery,
  ChooseAttendanceDocument,
  ChooseLanguageDocument,
  DeleteUserDocument,
  KeepUserDocument,
  SaveNotificationSettingsDocument,
} from './__generated__/account';
import { DataAccessesDocument, type DataAccessesQuery } from './__generated__/dataAccess';
import type { Device } from '@athenaeum/shared-ui/device';
import type { KeptSummary } from '@athenaeum/shared-ui/kept-pages';
import { isKeepingOffered, keepHere, keepHereNoMore, keptHere } from './keepHere';
import { deviceHere, notifyHere, notifyHereNoMore, type Notifying, PUSH_PATH } from './notifyHere';
import { makePasskey, type NewPasskey, PASSKEYS_PATH } from './makePasskey';

export type OwnAccount = NonNullable<NonNullable<AccountQuery['me']>['data']>;
export type OwnEmailChange = NonNullable<NonNullable<AccountQuery['ownEmailChange']>['data']>;
export type NotificationSettings = NonNullable<NonNullable<AccountQuery['notificationSettings']>['data']>;
export type Consent = NonNullable<NonNullable<AccountQuery['consents']>['data']>[number];

export type DataAccessRow = NonNullable<NonNullable<DataAccessesQuery['dataAccesses']>['data']>[number];

/** A browser where the member is signed in. */
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

/** The member's calendar feed. */
export interface FeedAddresses {
  feed: string;
  /** The same as a `webcal:` address. */
  webcal: string;
  /** Google's page that subscribes to it. */
  google: string;
}

/** The billing provider, and the member's subscriptions there. */
export interface Billing {
  provider: string;
  rows: readonly object[];
}

const injected = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'SignIns', 'Passkeys', 'Device'] })
  .injectEndpoints({
    endpoints: (build) => ({
      usersAccount: build.query({ ...operation(AccountDocument), providesTags: ['Account'] }),
      usersChooseLanguage: build.mutation(operation(ChooseLanguageDocument)),
      usersChooseAttendance: build.mutation({
        ...operation(ChooseAttendanceDocument),
        invalidatesTags: ['Account'],
      }),
      usersSaveNotificationSettings: build.mutation({
        ...operation(SaveNotificationSettingsDocument),
        invalidatesTags: ['Account'],
      }),
      usersDelete: build.mutation({ ...operation(DeleteUserDocument), invalidatesTags: ['Account'] }),
      usersKeep: build.mutation({ ...operation(KeepUserDocument), invalidatesTags: ['Account'] }),
      usersDataAccesses: build.query(operation(DataAccessesDocument)),
      accountSignIns: build.query<SignIn[], void>({
        queryFn: restQueryFn('/api/auth/sessions'),
        providesTags: ['SignIns'],
      }),
      accountEndSignIn: build.mutation<boolean, string>({
        queryFn: restQueryFn((id) => `/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
        invalidatesTags: ['SignIns'],
      }),
      accountEndOtherSignIns: build.mutation<number, void>({
        queryFn: restQueryFn('/api/auth/sessions', { method: 'DELETE' }),
        invalidatesTags: ['SignIns'],
      }),
      accountPasskeys: build.query<Passkey[], void>({
        queryFn: restQueryFn(PASSKEYS_PATH),
        providesTags: ['Passkeys'],
      }),
      accountAddPasskey: build.mutation<Passkey[], NewPasskey>({
        queryFn: makePasskey,
        invalidatesTags: ['Passkeys'],
      }),
      accountRemovePasskey: build.mutation<boolean, string>({
        queryFn: restQueryFn((id) => `${PASSKEYS_PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
        invalidatesTags: ['Passkeys'],
      }),
      accountMail: build.query<MailList[], void>({ queryFn: restQueryFn('/api/account/mail') }),
      accountChangeMail: build.mutation<MailList[], MailList>({
        queryFn: restQueryFn('/api/account/mail', { method: 'PUT', body: (wish) => wish }),
        async onQueryStarted(_wish, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(injected.util.updateQueryData('accountMail', undefined, () => data));
        },
      }),
      accountPush: build.query<{ key: string | null }, void>({ queryFn: restQueryFn(PUSH_PATH) }),
      accountDevice: build.query<Device, string>({ queryFn: deviceHere, providesTags: ['Device'] }),
      accountNotifyHere: build.mutation<boolean, Notifying>({
        queryFn: notifyHere,
        invalidatesTags: ['Device'],
      }),
      accountNotifyHereNoMore: build.mutation<boolean, void>({
        queryFn: notifyHereNoMore,
        invalidatesTags: ['Device'],
      }),
      accountKeepingOffered: build.query<boolean, void>({ queryFn: isKeepingOffered }),
      accountKept: build.query<KeptSummary | null, void>({ queryFn: keptHere, providesTags: ['Device'] }),
      accountKeepHere: build.mutation<boolean, string>({ queryFn: keepHere, invalidatesTags: ['Device'] }),
      accountKeepHereNoMore: build.mutation<boolean, void>({
        queryFn: keepHereNoMore,
        invalidatesTags: ['Device'],
      }),
      accountFeed: build.mutation<FeedAddresses, void>({
        queryFn: restQueryFn('/api/calendar/feed', { method: 'POST' }),
      }),
      accountEndFeed: build.mutation<null, void>({
        queryFn: restQueryFn('/api/calendar/feed', { method: 'DELETE' }),
      }),
      accountBilling: build.query<Billing, void>({ queryFn: restQueryFn('/api/billing/subscriptions') }),
      accountEmailChange: build.mutation<null, string>({
        queryFn: restQueryFn('/webhooks/send-email', { method: 'POST', body: emailChange }),
        invalidatesTags: ['Account'],
      }),
      accountPasswordReset: build.mutation<null, void>({
        queryFn: restQueryFn('/api/auth/password-reset', { method: 'POST', body: () => ({}) }),
      }),
    }),
  });

/** As the specification names it; the server decides who gets it. */
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
  useUsersChooseAttendanceMutation,
  useUsersSaveNotificationSettingsMutation,
  useUsersDeleteMutation,
  useUsersKeepMutation,
  useUsersDataAccessesQuery,
  useAccountSignInsQuery,
  useAccountEndSignInMutation,
  useAccountEndOtherSignInsMutation,
  useAccountPasskeysQuery,
  useAccountAddPasskeyMutation,
  useAccountRemovePasskeyMutation,
  useAccountMailQuery,
  useAccountChangeMailMutation,
  useAccountPushQuery,
  useAccountDeviceQuery,
  useAccountNotifyHereMutation,
  useAccountNotifyHereNoMoreMutation,
  useAccountKeepingOfferedQuery,
  useAccountKeptQuery,
  useAccountKeepHereMutation,
  useAccountKeepHereNoMoreMutation,
  useAccountFeedMutation,
  useAccountEndFeedMutation,
  useAccountBillingQuery,
  useAccountEmailChangeMutation,
  useAccountPasswordResetMutation,
} = injected;
