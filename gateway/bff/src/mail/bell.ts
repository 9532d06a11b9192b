import { NOTIFICATION_LIMITS, type NoteLetterInput } from '@athenaeum/users-contract';
import { inLanguage } from '../messages/inLanguage';
import type { Brand } from './brand';
import { languageOf, type Prepared } from './compose';
import type { Letter } from './render/letter';
import { sanitizeLine } from './templates/params';
import type { AnyTemplate } from './templates/template';

/** Times and seats of the reader's own, and money, are told at any hour. */
const URGENT: readonly string[] = ['salons', 'coaching', 'account'];

/** Whether a letter may wait until quiet hours are over. What is not about the product, as security, never does. */
export const waitsForQuietHours = ({ list, bell }: AnyTemplate): boolean =>
  list !== null || (bell !== undefined && !URGENT.includes(bell.topic));

/** What the bell says of a letter, in the letter's own words; null where the bell does not have it. */
export function bellOf(prepared: Prepared, brand: Brand): NoteLetterInput['notification'] {
  const { template, params, about } = prepared;
  if (!template.bell) return null;
  const letter = inLanguage(languageOf(prepared), () => template.write(template.params.parse(params), brand));
  return {
    ...template.bell,
    text: sanitizeLine(letter.subject, NOTIFICATION_LIMITS.text),
    detail: sanitizeLine(letter.preview, NOTIFICATION_LIMITS.detail) || null,
    link: pageOf(letter, brand),
    about_id: about ?? null,
  };
}

/** The page of the product that the letter is about: of what takes place, else what its button opens. */
function pageOf({ blocks }: Letter, { origin }: Brand): string | null {
  const occasion = blocks.find((block) => block.type === 'occasion')?.occasion.href;
  const action = blocks.find((block) => block.type === 'button' || block.type === 'link')?.href;
  const page = [occasion, action].find((href) => href?.startsWith(`${origin}/`));
  const path = page?.slice(origin.length);
  return path && path.length <= NOTIFICATION_LIMITS.link ? path : null;
}
