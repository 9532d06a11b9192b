import type { StoredFact } from '@athenaeum/kit/journal';
import { Consent } from './modules/consent/consent.model';
import { Credential } from './modules/credential/credential.model';
import { PasswordToken } from './modules/passwordToken/passwordToken.model';
import { User } from './modules/user/user.model';

/** Applies a fact about a member again after a backup was restored. Repeating it changes nothing. */
export async function reinstateUsers({ kind, user_id, value }: StoredFact): Promise<void> {
  const member = { _id: user_id ?? '', anonymised_at: null };
  if (kind === 'standing') await User.updateOne(member, { $set: value });
  if (kind === 'password') {
    // The old password must not open the account again, and the new one is lost: a link sets another.
    await Credential.deleteOne({ _id: member._id, changed_at: { $lt: value.changed_at } });
    await PasswordToken.deleteMany({ user_id: member._id });
  }
  if (kind === 'consent') {
    const known = await User.findOneAndUpdate(member, { $set: value.signature }).lean();
    if (!known) return;
    const consent = { user_id: member._id, kind: value.kind, subject_id: value.subject_id } as const;
    // The key alone: what else a consent has stands in `$setOnInsert`.
    await Consent.updateOne(
      consent as never,
      { $setOnInsert: { given_at: value.given_at } },
      { upsert: true },
    );
  }
}
