import { OidcRecordModel } from '../auth/embedded/oidcRecord.model';
import { Passkey } from '../auth/passkeys/passkey.model';
import { SecondFactor } from '../auth/secondFactor/secondFactor.model';
import { SecondStep } from '../auth/secondFactor/secondStep.model';
import { SignedInBefore } from '../auth/signedInBefore.model';
import { WebSessionModel } from '../auth/webSession.model';
import { CalendarFeed } from '../calendar/calendarFeed.model';
import { MailLogEntry } from '../mail/log/mailLogEntry.model';
import { PushDevice } from '../push/pushDevice.model';

/** Deletes what the routes themselves keep about a member: sessions, factors, feeds and devices. Idempotent. */
export async function forgetSignIns(user_id: string): Promise<void> {
  await WebSessionModel.deleteMany({ user_id });
  await SignedInBefore.deleteOne({ _id: user_id });
  await Passkey.deleteMany({ user_id });
  await SecondFactor.deleteOne({ _id: user_id });
  await SecondStep.deleteMany({ user_id });
  await PushDevice.deleteMany({ user_id });
  await CalendarFeed.deleteMany({ $or: [{ _id: user_id }, { user_id }] });
}

/** Deletes the log of mails to an address. */
export async function forgetMails(email: string): Promise<void> {
  await MailLogEntry.deleteMany({ to: email });
}

/** Signs everybody out. */
export async function endAllSessions(): Promise<void> {
  await WebSessionModel.deleteMany({});
  await OidcRecordModel.deleteMany({});
  await PushDevice.deleteMany({});
}
