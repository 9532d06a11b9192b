import { INTAKE_STEPS, type IntakeStep } from '@athenaeum/users-contract';

export const INTAKE = '/intake-form';

export const stepPath = (step: IntakeStep) => `${INTAKE}/${step}`;
export const stepIndex = (step: IntakeStep) => INTAKE_STEPS.indexOf(step);
export const isStep = (given: string | null | undefined): given is IntakeStep =>
  INTAKE_STEPS.includes(given as IntakeStep);
export const stepAfter = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[stepIndex(step) + 1];
export const stepBefore = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[stepIndex(step) - 1];
