import { DataAccess } from '@athenaeum/kit/dataAccess';
import { createHash } from 'node:crypto';
import { indexedText, inTransaction } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { forgetFacts } from '@athenaeum/kit/journal';
import { enqueue } from '@athenaeum/kit/outbox';
import { contactDeleted } from '@athenaeum/users-contract/outgoing';
import { Connection } from '../connection/connection.model';
import { Credential } from '../credential/credential.model';
import { EmailRequest } from '../emailChange/emailRequest.model';
import { EmailChange } from '../emailChange/emailChange.model';
import { MembershipOrder } from '../membership/membershipOrder.model';
import { Notification } from '../notification/notification.model';
import { NotificationSettings } from '../notification/notificationSettings.model';
import { PasswordToken } from '../passwordToken/passwordToken.model';
import { Referral } from '../referral/referral.model';
import { SavedViews, viewsOf } from '../savedView/savedViews.model';
import { User, type UserRow } from '../user/user.model';

/**
 * The last domain to forget a member: once the record says so, they are forgotten everywhere. Consents and purchases stay as
 * evidence and for bookkeeping; they hold the id alone.
 */
export async function forgetMember(id: string): Promise<boolean> {
  return inTransaction(async (session) => {
    const user = await User.findById(id).session(session);
    if (!user || user.anonymised_at) return false;
    const { slug, email, first_name, last_name, ...rest } = nobody(id, user);
    const name = { first_name, last_name, email };
    user.set({ slug, ...name, ...rest });
    await user.save({ session });
    await MembershipOrder.updateMany({ user_id: id }, name, { session });
    await Credential.deleteOne({ _id: id }, { session });
    await PasswordToken.deleteMany({ user_id: id }, { session });
    await EmailChange.deleteMany({ user_id: id }, { session });
    await EmailRequest.deleteMany({ user_id: id }, { session });
    await Connection.deleteMany({ $or: [{ user_id: id }, { request_user_id: id }] }, { session });
    await DataAccess.deleteMany({ member_id: id }, { session });
    await Notification.deleteMany({ $or: [{ user_id: id }, { about_id: indexedText(id) }] }, { session });
    await NotificationSettings.deleteOne({ _id: id }, { session });
    await Referral.deleteMany({ referrer_id: id }, { session });
    await SavedViews.deleteMany({ _id: { $in: viewsOf(id) } }, { session });
    // The audit rows and their digests stay; the values were about the member.
    await AuditRow.updateMany(
      { target_id: id },
      { $set: { before: {}, after: {}, reason: 'The member was forgotten' }, $unset: { salt: '' } },
      { session },
    );
    await forgetFacts(session, id);
    await enqueue(session, contactDeleted, { payload: { user_id: id }, key: id, subject: id });
    return true;
  });
}

/** The record that others' records refer to: it has a date and no name; all other fields are removed. */
function nobody(
  id: string,
  { relationship_type, created_at }: Pick<UserRow, 'relationship_type' | 'created_at'>,
) {
  const code = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return new User({
    _id: id,
    relationship_type,
    created_at,
    slug: `former-member-${code}`,
    email: `former-member-${code}@deleted.invalid`,
    first_name: 'Former',
    last_name: 'member',
    hide_from_directory: true,
    disabled: true,
    anonymised_at: Date.now(),
  }).toObject();
}
