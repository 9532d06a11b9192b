import { EVENT_TYPES, eventTypeLabel, INVITE_TYPE_LABELS } from '@athenaeum/content-contract';
import { inWords } from '../inWords';
import { messageAt } from '../messageAt';
import { auditText } from './audit.messages';
import { fieldText } from './fields.messages';
import { operationText } from './operations.messages';
import { valueText } from './values.messages';
import { verbText } from './verbs.messages';

/** An operation in words; those without a message by their names: 'saveTag' as "Saved tag". */
export function operationWords(name: string): string {
  const known = messageAt(operationText, name);
  if (known) return known;
  const [verb = '', ...rest] = inWords(name).split(' ');
  return messageAt(verbText, verb.toLowerCase())?.({ thing: rest.join(' ') }) ?? inWords(name);
}

export const fieldWords = (field: string): string => messageAt(fieldText, field) ?? inWords(field);

/** A stored code, in the words of the pages. */
export function valueWords(field: string, text: string): string {
  if (field === 'price' && /^\d+$/.test(text)) return `$${(Number(text) / 100).toFixed(2)}`;
  if (field === 'event_duration') return auditText.minutes({ count: Number(text) });
  return (
    messageAt(INVITE_TYPE_LABELS, text) ??
    labelOfType(text) ??
    messageAt(valueText, text) ??
    (/^[A-Z]+(_[A-Z]+)+$/.test(text) ? inWords(text) : text)
  );
}

const labelOfType = (text: string): string | undefined =>
  EVENT_TYPES.some((type) => type === text) ? (eventTypeLabel(text) ?? valueText.notShown) : undefined;
