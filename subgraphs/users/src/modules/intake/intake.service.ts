import { Refusal, signInFirst } from '@athenaeum/kit';
import { INTAKE_MESSAGES, INTAKE_STEPS, type IntakeStep } from '@athenaeum/users-contract';
import { needsAgreement } from '../agreement/agreement.policy';
import { agreementInForce } from '../agreement/agreement.service';
import { User, type UserRow } from '../user/user.model';

/** Only ever increases: another device may be further on than this one. */
export async function reachIntakeStep(userId: string, step: IntakeStep): Promise<void> {
  const earlier = INTAKE_STEPS.slice(0, INTAKE_STEPS.indexOf(step));
  await User.updateOne(
    { _id: userId, intake_form_step: { $in: [null, ...earlier] } },
    { intake_form_step: step },
  );
}

/**
 * The agreement is the only requirement for submitting an intake (community, section 5).
 * @throws INVALID while it has not been accepted
 */
export async function assertAgreementAccepted(userId: string): Promise<void> {
  const user = await User.findById(userId).lean<UserRow>();
  if (!user) throw signInFirst();
  if (needsAgreement(user, await agreementInForce()))
    throw new Refusal('INVALID', INTAKE_MESSAGES.agreement, { agreement: INTAKE_MESSAGES.agreement });
}

/** Submits the member's intake, once; from now on the follow-up is due (learning, section 4). */
export async function submitIntake(userId: string): Promise<void> {
  await User.updateOne(
    { _id: userId, intake_form_submitted: { $ne: true } },
    { intake_form_submitted: true, intake_form_status: false },
  );
}
