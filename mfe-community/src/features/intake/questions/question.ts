import type { questionText } from './question.messages';

/** Which message; it is read where it is shown. */
type Words = keyof typeof questionText;

interface Asked {
  /** Of the answer: a field of the profile, or the goals of one kind. */
  name: string;
  label: Words;
  hint?: Words;
}

/** One question of the intake and how it is answered; options are kept by their English. */
export type Question =
  | (Asked & {
      kind: 'select';
      options: readonly string[];
      /** The option that asks for the member's own words. */
      own?: { option: string; label: Words };
    })
  | (Asked & { kind: 'radio'; options: readonly string[] })
  /** Some of a few, all in view. */
  | (Asked & { kind: 'chips'; options: readonly string[] })
  /** Some of many. */
  | (Asked & { kind: 'ticks'; options: readonly string[] })
  | (Asked & { kind: 'line' })
  | (Asked & { kind: 'text'; max: number })
  | (Asked & { kind: 'company' });

/** Answers by the names of their questions, as a form holds them: nothing is an empty text, or none. */
export type Answers = Record<string, string | string[]>;
