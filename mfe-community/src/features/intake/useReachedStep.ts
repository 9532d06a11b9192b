import type { IntakeStep } from '@athenaeum/users-contract';
import { type Newcomer, useUsersGoOnWithIntakeMutation } from './intake.api';
import { isStep, placeOf } from './steps';

/** The furthest step she has come to, on any device. */
export const reachedBy = ({ intake_form_step }: Newcomer): IntakeStep =>
  isStep(intake_form_step) ? intake_form_step : 'welcome';

/** `reach` keeps it; throws what keeps it from being kept. */
export function useReachedStep(me: Newcomer) {
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const reached = reachedBy(me);
  const reach = async (step: IntakeStep): Promise<void> => {
    if (placeOf(step) > placeOf(reached)) await goOn({ input: { intake_form_step: step } }).unwrap();
  };
  return { reached, reach };
}
