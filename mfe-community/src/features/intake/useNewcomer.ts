import { type Newcomer, usersIntake } from './intake.api';

/** The member who answers, as loaded by a page above. */
export function useNewcomer(): Newcomer {
  const me = usersIntake.useQueryState({}).data?.me?.data;
  if (!me) throw new Error('A step of the intake is shown once the member has loaded');
  return me;
}
