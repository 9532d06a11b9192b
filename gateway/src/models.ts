import { AuditRow } from '@athenaeum/kit/audit';
import { StoredFile } from '@athenaeum/kit/files';
import { outboxModels } from '@athenaeum/kit/outbox';
import {
  askedTabsOf,
  openingsOf,
  overridesOf,
  previewsOf,
  registryModelsOf,
  staffKeysOf,
  tabsOf,
} from '@athenaeum/registry';
import mongoose from 'mongoose';
import { ActiveMark } from './bff/analytics/activeMark.model';
import { AnalyticsDay } from './bff/analytics/analyticsDay.model';
import { OidcRecordModel } from './bff/auth/embedded/oidcRecord.model';
import { SecondFactor } from './bff/auth/secondFactor/secondFactor.model';
import { SecondStep } from './bff/auth/secondFactor/secondStep.model';
import { Passkey } from './bff/auth/passkeys/passkey.model';
import { UsedPasskeyChallenge } from './bff/auth/passkeys/usedPasskeyChallenge.model';
import { SignedInBefore } from './bff/auth/signedInBefore.model';
import { SignInFailure } from './bff/auth/signInFailure.model';
import { WebSessionModel } from './bff/auth/webSession.model';
import { HostedCheckout } from './bff/billing/checkout/hostedCheckout.model';
import { EmbeddedCheckout } from './bff/billing/embedded/embeddedCheckout.model';
import { BillingEventRecord } from './bff/billing/events/billingEvent.model';
import { CalendarFeed } from './bff/calendar/calendarFeed.model';
import { JobRecord } from './bff/jobs/systems/jobRecord.model';
import { MailLogEntry } from './bff/mail/log/mailLogEntry.model';
import { MailboxMail } from './bff/mail/transports/mailboxMail.model';
import { MailSuppression } from './bff/mail/unsubscribe/mailSuppression.model';
import { AppliedWebhook } from './bff/webhooks/appliedWebhook.model';

/** What the gateway itself keeps; its indexes are made before the first request. */
export const models = [
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
  JobRecord,
  StoredFile,
  HostedCheckout,
  EmbeddedCheckout,
  BillingEventRecord,
  MailboxMail,
  MailLogEntry,
  MailSuppression,
  AppliedWebhook,
  AuditRow,
  tabsOf(mongoose.connection),
  askedTabsOf(mongoose.connection),
  overridesOf(mongoose.connection),
  staffKeysOf(mongoose.connection),
  previewsOf(mongoose.connection),
  openingsOf(mongoose.connection),
  ...registryModelsOf(mongoose.connection),
  ...outboxModels,
] as never[];
