import { currentLocale } from '@athenaeum/messages';

/** An opening is set large: a shorter one is likely an abbreviation, a longer one a wall of text. */
const OPENING = { min: 24, max: 180 };

/** The first sentence of a bio, and what follows; `opening` is null where the first sentence does not suit. */
export function openingOf(text: string): { opening: string | null; rest: string } {
  const [first] = new Intl.Segmenter(currentLocale(), { granularity: 'sentence' }).segment(text);
  const opening = first?.segment.trim() ?? '';
  if (opening.length < OPENING.min || opening.length > OPENING.max) return { opening: null, rest: text };
  return { opening, rest: text.slice(first!.segment.length).trim() };
}
