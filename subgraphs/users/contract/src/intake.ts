/** The steps of the intake, in their order (community, section 2). */
export const INTAKE_STEPS = ['welcome', 'goals', 'experience', 'demographics', 'profile', 'invite'] as const;
export type IntakeStep = (typeof INTAKE_STEPS)[number];

/**
 * Requirements for leaving a step of the intake: accepting the member agreement (community, section 5), and a company from the
 * list where one was typed. Every answer may stay empty.
 */
export const INTAKE_MESSAGES = {
  agreement: 'Agree to the member agreement',
  company: 'Choose a company from the list, or add it',
} as const;
