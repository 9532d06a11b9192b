import { inTransaction, listInput, listPage, timeFilter, toConditions, toSort } from '@athenaeum/kit';
import { noteFact } from '@athenaeum/kit/journal';
import { enqueue } from '@athenaeum/kit/outbox';
import { contactChanged } from '@athenaeum/users-contract/outgoing';
import type * as z from 'zod';
import { Consent } from '../consent/consent.model';
import { advanceReferrals } from '../referral/advanceReferrals';
import { User, type UserRow } from '../user/user.model';
import { Agreement, type AgreementRow } from './agreement.model';

export const agreementsInput = listInput({ update_date: timeFilter }, ['update_date']).nullish();

/** Versions that are or were in force, newest first. */
export async function listAgreements(input: z.infer<typeof agreementsInput>) {
  const where = { $and: [{ update_date: { $lte: Date.now() } }, toConditions(input, ['update_date'])] };
  const { data, count } = await listPage<AgreementRow>(
    Agreement,
    where,
    toSort(input?.orderBy, { update_date: -1 }),
    input ?? {},
  );
  return {
    data: data.map(({ _id, update_date, parts }) => ({ id: _id, update_date, parts: parts ?? null })),
    count,
  };
}

/** Without its text: it is read with every page. */
export const agreementInForce = (): Promise<AgreementRow | null> =>
  Agreement.findOne({ update_date: { $lte: Date.now() } })
    .sort({ update_date: -1 })
    .select('update_date')
    .lean<AgreementRow>()
    .exec();

/**
 * Accepts the version that the member has read, now. The input only names a version: times are the server's, and accepting
 * twice keeps the first time.
 */
export async function acceptAgreement(userId: string, readVersion: number | null): Promise<void> {
  const now = Date.now();
  const inForce = await agreementInForce();
  const read = readVersion === null ? null : await Agreement.findOne({ update_date: readVersion }).lean();
  const version = [read, inForce].find((agreement) => agreement && agreement.update_date <= now) ?? null;
  const signature = { portal_nda_agreement_date: now, latest_signed_agreement: version?.update_date ?? now };

  await inTransaction(async (session) => {
    const user = await User.findOneAndUpdate(
      {
        _id: userId,
        $or: [
          { portal_nda_agreement_date: null },
          { latest_signed_agreement: null },
          { latest_signed_agreement: { $lt: version?.update_date ?? 0 } },
        ],
      },
      signature,
      { session },
    )
      .select('email')
      .lean<Pick<UserRow, 'email'>>();
    if (!user) return;
    await advanceReferrals(session, user.email, 'member');
    await enqueue(session, contactChanged, {
      payload: { user_id: userId, data: signature },
      subject: userId,
    });
    if (!version) return;
    await Consent.updateOne(
      { user_id: userId, kind: 'member_agreement', subject_id: version._id },
      { $setOnInsert: { given_at: now } },
      { upsert: true, session },
    );
    await noteFact(session, {
      kind: 'consent',
      subject: `${userId} ${version._id}`,
      user_id: userId,
      value: { kind: 'member_agreement', subject_id: version._id, given_at: now, signature },
    });
  });
}
