import type { Question } from './question';
import { questionText } from './question.messages';

/** What is asked, in the reader's language. */
export const wordsOf = ({ label, hint }: Question) => ({
  label: questionText[label],
  hint: hint && questionText[hint],
});
