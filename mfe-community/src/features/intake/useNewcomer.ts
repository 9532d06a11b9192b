import { type Newcomer, usersIntake } from './intake.api';

/** Who answers, below a page that has loaded her. */
export function useNewcomer(): Newcomer {
  const me = usersIntake.useQueryState({}).data?.me?.data;
  if (!me) throw new Error('A step of the intake is shown once she is known');
  return me;
}
