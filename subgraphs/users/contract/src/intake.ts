/** The steps of the intake, in their order (community, section 2). */
export const INTAKE_STEPS = ['welcome', 'goals', 'experience', 'demographics', 'profile', 'invite'] as const;
export type IntakeStep = (typeof INTAKE_STEPS)[number];

/** What the intake cannot do without, and how it is asked for; everything else may stay open. */
export const INTAKE_MESSAGES = {
  agreement: 'Agree to the member agreement',
  hear_about_athena: 'Say how you heard about us',
  goals: 'Choose at least one career goal',
  role: 'Choose your function',
  executive_level: 'Choose your executive level',
  company: 'Choose your company or add it',
  corporate_board: 'Say whether you have served on a corporate board',
} as const;
export type IntakeNeed = keyof typeof INTAKE_MESSAGES;

export const INTAKE_UNFINISHED = 'Some answers are still missing.';
