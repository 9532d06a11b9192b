/** The steps of the intake, in their order (community, section 2). */
export const INTAKE_STEPS = ['welcome', 'goals', 'experience', 'demographics', 'profile', 'invite'] as const;
export type IntakeStep = (typeof INTAKE_STEPS)[number];

/**
 * What the intake asks for before it goes on: the member agreement (community, section 5), and a company that is in the
 * list where one is being typed. Every answer may stay open.
 */
export const INTAKE_MESSAGES = {
  agreement: 'Agree to the member agreement',
  company: 'Choose a company from the list, or add it',
} as const;
