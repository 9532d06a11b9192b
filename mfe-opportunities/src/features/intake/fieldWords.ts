import { OPPORTUNITY_LIMITS } from '@athenaeum/opportunities-contract';
import type { IntakeField } from './fields';
import { choicesText, fieldHintsText, fieldsText, neededText } from './fields.messages';

type Named = Pick<IntakeField, 'name'>;

export const labelOf = ({ name }: Named): string => fieldsText[name];

export function hintOf({ name }: Named): string | undefined {
  if (name === 'title') return fieldHintsText.title({ limit: OPPORTUNITY_LIMITS.title });
  return name in fieldHintsText ? fieldHintsText[name as Hinted] : undefined;
}
type Hinted = Exclude<keyof typeof fieldHintsText, 'title'>;

/** The label of a missing field, within a sentence. */
export function neededOf(field: Named): string {
  const { name } = field;
  if (name === 'isConfidential' || name === 'showHub') return neededText[name];
  const label = labelOf(field);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The label of a choice: the days of a posting are stored as a number. */
export const choiceOf = ({ name }: Named, value: string): string =>
  name === 'postingTime' ? choicesText.days({ count: Number(value) }) : value;

/** An answer, formatted for the review. */
export const wordsOf = (field: Named, value: string): string =>
  value.trim() === '' ? choicesText.notAnswered : choiceOf(field, value);
