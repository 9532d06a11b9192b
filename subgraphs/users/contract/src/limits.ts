/** Lengths in characters, where not stated otherwise (community, sections 5 and 9; decisions.md for the password). */
export const USER_LIMITS = {
  topic: 55,
  tagline: 80,
  bio: 32_000,
  textSection: 5000,
  multiValueSection: 1200,
  name: 100,
  email: 254,
  companyTitle: 120,
  shortText: 200,
  phone: 40,
  url: 300,
  goalTitle: 200,
  documentTitle: 150,
} as const;

/** The most entries in a list of a profile. */
export const PROFILE_COUNTS = { values: 100, boardExperiences: 50, documents: 20, goals: 100 } as const;

/** The server accepts 8 to 50 characters; the field is limited to 30 and says so. */
export const PASSWORD_LIMITS = { min: 8, max: 50, input: 30 } as const;

/** Sizes of uploads in bytes (decisions.md, Files). */
export const UPLOAD_LIMITS = { document: 10_000_000, avatar: 5_000_000 } as const;

/** The number of questions in each step of the intake. */
export const INTAKE_QUESTIONS = { welcome: 2, goals: 4, experience: 8, demographics: 9 } as const;

export const COMPANY_SUGGESTIONS = 6;
export const ACCOUNTS_TAKE = 100;
