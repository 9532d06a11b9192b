import { INTAKE_STEPS, type IntakeStep } from '@athenaeum/users-contract';

export const INTAKE = '/intake-form';

/** The steps as the header names them. */
export const STEP_NAMES: Record<IntakeStep, string> = {
  welcome: 'Welcome',
  goals: 'Goals',
  experience: 'Experience',
  demographics: 'Demographics',
  profile: 'Profile photo',
  invite: 'Invite friends',
};

export const stepPath = (step: IntakeStep) => `${INTAKE}/${step}`;
export const placeOf = (step: IntakeStep) => INTAKE_STEPS.indexOf(step);
export const isStep = (given: string | null | undefined): given is IntakeStep =>
  INTAKE_STEPS.includes(given as IntakeStep);
export const stepAfter = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[placeOf(step) + 1];
export const stepBefore = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[placeOf(step) - 1];
