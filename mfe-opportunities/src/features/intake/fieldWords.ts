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

/** How it is called where it is still needed. */
export function neededOf(field: Named): string {
  const { name } = field;
  if (name === 'isConfidential' || name === 'showHub') return neededText[name];
  const label = labelOf(field);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** How a choice is called: days of a posting are kept as a number. */
export const choiceOf = ({ name }: Named, value: string): string =>
  name === 'postingTime' ? choicesText.days({ count: Number(value) }) : value;

/** An answer as the review shows it. */
export const wordsOf = (field: Named, value: string): string =>
  value.trim() === '' ? choicesText.notAnswered : choiceOf(field, value);
