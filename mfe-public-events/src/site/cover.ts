import { coverArt } from '@athenaeum/shared-ui/art';
import type { SiteAnswer } from '@athenaeum/shell-contract/site';
import { PICTURE } from './cacheLifetimes';

const RATIOS = new Map([
  ['wide', '16:9'],
  ['square', '1:1'],
] as const);
const EXTENSION = '.svg';
/** Longer than any slug. */
const MAX_SLUG_LENGTH = 200;

/** The art of any slug, of an event or not, so that a picture does not reveal whether an event exists. Null for another kind of file. */
export function cover({ shape = '', file = '' }: Record<string, string>): SiteAnswer | null {
  const ratio = RATIOS.get(shape as 'wide');
  const slug = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
  if (!ratio || !slug || slug.length > MAX_SLUG_LENGTH) return null;
  return { kind: 'file', status: 200, type: 'image/svg+xml', body: coverArt(slug, { ratio }), keep: PICTURE };
}
