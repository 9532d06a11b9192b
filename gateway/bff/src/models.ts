import type { StoredModel } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { FactModel } from '@athenaeum/kit/facts';
import { StoredFile } from '@athenaeum/kit/files';
import { outboxModels } from '@athenaeum/kit/outbox';
import {
  fetchesOf,
  pageHealthOf,
  openingsOf,
  overridesOf,
  previewsOf,
  registryModelsOf,
  staffKeysOf,
  tabsOf,
  visitsOf,
} from '@athenaeum/registry';
import mongoose from 'mongoose';
import { ActiveMark } from './analytics/activeMark.model';
import { AnalyticsDay } from './analytics/analyticsDay.model';
import { OidcRecordModel } from './auth/embedded/oidcRecord.model';
import { SecondFactor } from './auth/secondFactor/secondFactor.model';
import { SecondStep } from './auth/secondFactor/secondStep.model';
import { Passkey } from './auth/passkeys/passkey.model';
import { UsedPasskeyChallenge } from './auth/passkeys/usedPasskeyChallenge.model';
import { SignedInBefore } from './auth/signedInBefore.model';
import { SignInFailure } from './auth/signInFailure.model';
import { WebSessionModel } from './auth/webSession.model';
import { HostedCheckout } from './billing/checkout/hostedCheckout.model';
import { EmbeddedCheckout } from './billing/embedded/embeddedCheckout.model';
import { EmbeddedRefund } from './billing/embedded/embeddedRefund.model';
import { BillingEventRecord } from './billing/events/billingEvent.model';
import { CalendarFeed } from './calendar/calendarFeed.model';
import { JobRecord } from './jobs/systems/jobRecord.model';
import { MailLogEntry } from './mail/log/mailLogEntry.model';
import { MailboxMail } from './mail/transports/mailboxMail.model';
import { MailSuppression } from './mail/unsubscribe/mailSuppression.model';
import { PushDevice } from './push/pushDevice.model';
import { AppliedWebhook } from './webhooks/appliedWebhook.model';

/** What the gateway itself keeps; its indexes are made before the first request. */
export const models: readonly StoredModel[] = [
  WebSessionModel,
  SignInFailure,
  SignedInBefore,
  OidcRecordModel,
  Passkey,
  SecondFactor,
  SecondStep,
  UsedPasskeyChallenge,
  AnalyticsDay,
  ActiveMark,
  CalendarFeed,
  PushDevice,
  JobRecord,
  StoredFile,
  FactModel,
  HostedCheckout,
  EmbeddedCheckout,
  EmbeddedRefund,
  BillingEventRecord,
  MailboxMail,
  MailLogEntry,
  MailSuppression,
  AppliedWebhook,
  AuditRow,
  tabsOf(mongoose.connection),
  pageHealthOf(mongoose.connection),
  visitsOf(mongoose.connection),
  fetchesOf(mongoose.connection),
  overridesOf(mongoose.connection),
  staffKeysOf(mongoose.connection),
  previewsOf(mongoose.connection),
  openingsOf(mongoose.connection),
  ...registryModelsOf(mongoose.connection),
  ...outboxModels,
];
