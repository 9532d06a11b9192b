/** The steps of the intake, in their order (community, section 2). */
export const INTAKE_STEPS = ['welcome', 'goals', 'experience', 'demographics', 'profile', 'invite'] as const;
export type IntakeStep = (typeof INTAKE_STEPS)[number];

/**
 * Messages when a step of the intake cannot be left: the member agreement is not accepted (community, section 5), or a company
 * was typed that is not in the list. Every answer may stay empty.
 */
export const INTAKE_MESSAGES = {
  agreement: 'Agree to the member agreement',
  company: 'Choose a company from the list, or add it',
} as const;
