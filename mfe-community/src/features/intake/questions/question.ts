import type { SelectOption } from '@athenaeum/shared-ui';

interface Words {
  /** Of the answer: a field of the profile, or the goals of one kind. */
  name: string;
  label: string;
  hint?: string;
  /** Without it an answer is needed. */
  optional?: true;
}

/** One question of the intake and how it is answered. */
export type Question =
  | (Words & {
      kind: 'select';
      options: readonly (string | SelectOption)[];
      /** The option that asks for words of her own. */
      own?: { option: string; label: string };
    })
  | (Words & { kind: 'radio'; options: readonly string[] })
  /** Some of a few, all in view. */
  | (Words & { kind: 'chips'; options: readonly string[] })
  /** Some of many. */
  | (Words & { kind: 'ticks'; options: readonly string[] })
  | (Words & { kind: 'line' })
  | (Words & { kind: 'text'; max: number })
  | (Words & { kind: 'company' });

/** Answers by the names of their questions, as a form holds them: nothing is an empty text, or none. */
export type Answers = Record<string, string | string[]>;

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Eight questions." of as many as are shown. */
export const countOf = (questions: readonly Question[]): string =>
  `${WORDS[questions.length] ?? questions.length} ${questions.length === 1 ? 'question' : 'questions'}.`;
