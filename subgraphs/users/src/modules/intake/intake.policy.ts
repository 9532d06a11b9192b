import type { IntakeNeed } from '@athenaeum/users-contract';
import { needsAgreement } from '../agreement/agreement.policy';
import type { AgreementRow } from '../agreement/agreement.model';
import type { UserRow } from '../user/user.model';

type Answers = Pick<
  UserRow,
  | 'hear_about_athena'
  | 'goals'
  | 'role'
  | 'executive_level'
  | 'company'
  | 'corporate_board'
  | 'portal_nda_agreement_date'
  | 'latest_signed_agreement'
>;

/** What is missing before her intake can be done, in the order it is asked for. */
export function missingFromIntake(user: Answers, inForce: AgreementRow | null): IntakeNeed[] {
  const isThere: Record<IntakeNeed, boolean> = {
    agreement: !needsAgreement(user, inForce),
    hear_about_athena: Boolean(user.hear_about_athena),
    goals: user.goals.some(({ type }) => type === 'Career Goal'),
    role: Boolean(user.role),
    executive_level: Boolean(user.executive_level),
    company: Boolean(user.company),
    corporate_board: Boolean(user.corporate_board),
  };
  return (Object.keys(isThere) as IntakeNeed[]).filter((need) => !isThere[need]);
}
