import type { questionText } from './question.messages';

/** The key of a message, which is read while rendering. */
type MessageKey = keyof typeof questionText;

interface QuestionBase {
  /** Name of the answer: a field of the profile, or the goals of one type. */
  name: string;
  label: MessageKey;
  hint?: MessageKey;
}

/** One question of the intake and how it is answered; options are stored in English. */
export type Question =
  | (QuestionBase & {
      kind: 'select';
      options: readonly string[];
      /** The option that opens a field for the member's own words. */
      freeText?: { option: string; label: MessageKey };
    })
  | (QuestionBase & { kind: 'radio'; options: readonly string[] })
  /** Several of a few options may be chosen, all in view. */
  | (QuestionBase & { kind: 'chips'; options: readonly string[] })
  /** Several of many options may be chosen. */
  | (QuestionBase & { kind: 'ticks'; options: readonly string[] })
  /** One line of text. */
  | (QuestionBase & { kind: 'line' })
  | (QuestionBase & { kind: 'text'; max: number })
  /** A company, with suggestions from the list of companies. */
  | (QuestionBase & { kind: 'company' });

/** Answers by the names of their questions, as form values: no answer is an empty string or list. */
export type Answers = Record<string, string | string[]>;
