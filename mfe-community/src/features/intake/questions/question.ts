import type { questionText } from './question.messages';

/** The key of a message, which is read while rendering. */
type Words = keyof typeof questionText;

interface Asked {
  /** Name of the answer: a field of the profile, or the goals of one type. */
  name: string;
  label: Words;
  hint?: Words;
}

/** One question of the intake and how it is answered; options are stored in English. */
export type Question =
  | (Asked & {
      kind: 'select';
      options: readonly string[];
      /** The option that asks for the member's own words. */
      own?: { option: string; label: Words };
    })
  | (Asked & { kind: 'radio'; options: readonly string[] })
  /** Multiple choice from a few options, all in view. */
  | (Asked & { kind: 'chips'; options: readonly string[] })
  /** Multiple choice from many options. */
  | (Asked & { kind: 'ticks'; options: readonly string[] })
  | (Asked & { kind: 'line' })
  | (Asked & { kind: 'text'; max: number })
  | (Asked & { kind: 'company' });

/** Answers by the names of their questions, as form values: no answer is an empty string or list. */
export type Answers = Record<string, string | string[]>;
