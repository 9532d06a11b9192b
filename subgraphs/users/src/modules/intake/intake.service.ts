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

/** INVALID while something is missing; who accepts the agreement with the same request does not miss it. */
export async function assertIntakeIsWhole(
  userId: string,
  { isAccepting }: { isAccepting: boolean },
): Promise<void> {
  const user = await User.findById(userId).lean<UserRow>();
  if (!user) throw signInFirst();
  const missing = missingFromIntake(user, await agreementInForce()).filter(
    (need) => !(isAccepting && need === 'agreement'),
  );
  if (missing.length > 0)
    throw new Refusal(
      'INVALID',
      INTAKE_UNFINISHED,
      Object.fromEntries(missing.map((need) => [need, INTAKE_MESSAGES[need]])),
    );
}

/** Her intake is done, once; from now on the follow-up waits for her (learning, section 4). */
export async function submitIntake(userId: string): Promise<void> {
  await User.updateOne(
    { _id: userId, intake_form_submitted: { $ne: true } },
    { intake_form_submitted: true, intake_form_status: false },
  );
}
