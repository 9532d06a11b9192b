export const INTAKE_STEPS = ['contact', 'background', 'requirements', 'submit'] as const;
export type IntakeStep = (typeof INTAKE_STEPS)[number];

export const stepPath = (step: IntakeStep) => `/opportunity-intake/${step}`;
export const placeOf = (step: IntakeStep) => INTAKE_STEPS.indexOf(step);
export const isStep = (given: unknown): given is IntakeStep => INTAKE_STEPS.includes(given as IntakeStep);
export const stepAfter = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[placeOf(step) + 1];
export const stepBefore = (step: IntakeStep): IntakeStep | undefined => INTAKE_STEPS[placeOf(step) - 1];
