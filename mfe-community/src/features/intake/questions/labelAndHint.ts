import type { Question } from './question';
import { questionText } from './question.messages';

/** The text of a question, in the reader's language. */
export const labelAndHint = ({ label, hint }: Question) => ({
  label: questionText[label],
  hint: hint && questionText[hint],
});
