import type { IntakeStep } from '@athenaeum/users-contract';
import { type Newcomer, useUsersGoOnWithIntakeMutation } from './intake.api';
import { isStep, stepIndex } from './steps';

/** The furthest step the member has come to, on any device. */
export const reachedBy = ({ intake_form_step }: Newcomer): IntakeStep =>
  isStep(intake_form_step) ? intake_form_step : 'welcome';

/** `saveFurthestStep` throws when it could not be saved. */
export function useReachedStep(me: Newcomer) {
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const reached = reachedBy(me);
  const saveFurthestStep = async (step: IntakeStep): Promise<void> => {
    if (stepIndex(step) > stepIndex(reached)) await goOn({ input: { intake_form_step: step } }).unwrap();
  };
  return { reached, saveFurthestStep };
}
