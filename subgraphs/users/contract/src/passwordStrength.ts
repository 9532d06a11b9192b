/** From guessed at once to not guessed in years. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Shown while a password is typed, by its strength. Advice only: the rules and the server decide. */
export const PASSWORD_STRENGTHS: Readonly<Record<PasswordStrength, string>> = {
  0: 'Strength: very easy to guess',
  1: 'Strength: easy to guess',
  2: 'Strength: fair',
  3: 'Strength: good',
  4: 'Strength: strong',
};
