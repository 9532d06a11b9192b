import { coverArt } from '@athenaeum/shared-ui/art';
import type { SiteAnswer } from '@athenaeum/shell-contract/site';
import { PICTURE } from './keeping';

const RATIOS = new Map([
  ['wide', '16:9'],
  ['square', '1:1'],
] as const);
const ENDING = '.svg';
/** Longer than any slug. */
const LONGEST = 200;

/** The art of any slug, of an event or not: that there is a picture tells nothing. Null for another kind of file. */
export function cover({ shape = '', file = '' }: Record<string, string>): SiteAnswer | null {
  const ratio = RATIOS.get(shape as 'wide');
  const slug = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  if (!ratio || !slug || slug.length > LONGEST) return null;
  return { kind: 'file', status: 200, type: 'image/svg+xml', body: coverArt(slug, { ratio }), keep: PICTURE };
}
