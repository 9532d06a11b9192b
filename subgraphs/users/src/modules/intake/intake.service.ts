import { Refusal, signInFirst } from '@athenaeum/kit';
import { INTAKE_MESSAGES, INTAKE_STEPS, INTAKE_UNFINISHED, type IntakeStep } from '@athenaeum/users-contract';
import { agreementInForce } from '../agreement/agreement.service';
import { User, type UserRow } from '../user/user.model';
import { missingFromIntake } from './intake.policy';

/** Only ever onwards: another device may be further on than this one. */
export async function reachIntakeStep(userId: string, step: IntakeStep): Promise<void> {
  const earlier = INTAKE_STEPS.slice(0, INTAKE_STEPS.indexOf(step));
  await User.updateOne(
    { _id: userId, intake_form_step: { $in: [null, ...earlier] } },
    { intake_form_step: step },
  );
}

/** Her intake is done, once; from now on the follow-up waits for her (learning, section 4). */
export async function submitIntake(userId: string): Promise<void> {
  const user = await User.findById(userId).lean<UserRow>();
  if (!user) throw signInFirst();
  const missing = missingFromIntake(user, await agreementInForce());
  if (missing.length > 0)
    throw new Refusal(
      'INVALID',
      INTAKE_UNFINISHED,
      Object.fromEntries(missing.map((need) => [need, INTAKE_MESSAGES[need]])),
    );
  await User.updateOne(
    { _id: userId, intake_form_submitted: { $ne: true } },
    { intake_form_submitted: true, intake_form_status: false },
  );
}
