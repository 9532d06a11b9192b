import { DataAccess } from '@athenaeum/kit/dataAccess';
import { notFound } from '@athenaeum/kit';
import { Connection } from '../connection/connection.model';
import { asKnownTo } from '../connection/connection.policy';
import { Consent } from '../consent/consent.model';
import { EmailRequest } from '../emailChange/emailRequest.model';
import { MembershipOrder } from '../membership/membershipOrder.model';
import { Notification } from '../notification/notification.model';
import { NotificationSettings } from '../notification/notificationSettings.model';
import { Purchase } from '../purchase/purchase.model';
import { Referral } from '../referral/referral.model';
import { SavedViews, viewsOf } from '../savedView/savedViews.model';
import { User, type UserRow } from '../user/user.model';

/** Bookkeeping fields of the record, and those of staff. */
const LEFT_OUT = ['tags', 'part_versions', 'subscription_told_id', 'subscription_told_at'] as const;

/** All personal data in this domain, as the member may see it. */
export async function personalData(id: string) {
  const user = await User.findById(id).lean<UserRow>();
  if (!user) throw notFound('member');
  const [consents, memberships, purchases, referrals, connections, views, emailRequests, accesses, ...bell] =
    await Promise.all([
      Consent.find({ user_id: id }).lean(),
      MembershipOrder.find({ user_id: id }).select('-claim_hash').lean(),
      Purchase.find({ user_id: id }).lean(),
      Referral.find({ referrer_id: id }).lean(),
      Connection.find({ $or: [{ user_id: id }, { request_user_id: id }] }).lean(),
      SavedViews.find({ _id: { $in: viewsOf(id) } }).lean(),
      EmailRequest.find({ user_id: id }).lean(),
      DataAccess.find({ member_id: id }).select('-forget_at').sort({ last_at: -1 }).lean(),
      Notification.find({ user_id: id }).select('-about_id -forget_at').sort({ created_at: -1 }).lean(),
      NotificationSettings.findById(id).select('-_id').lean(),
    ]);
  const profile = Object.fromEntries(
    Object.entries(user).filter(([name]) => !(LEFT_OUT as readonly string[]).includes(name)),
  );
  return {
    profile: { ...profile, documents: user.documents.map(({ id, title, type }) => ({ id, title, type })) },
    consents,
    memberships,
    purchases,
    referrals,
    views,
    email_requests: emailRequests,
    read_by_staff: accesses,
    notifications: bell[0],
    notification_settings: bell[1],
    // As the member knows them: a silent refusal is not disclosed.
    connections: connections.flatMap((row) => asKnownTo(id, row) ?? []),
  };
}
