import type { LiveFact } from '@athenaeum/common/facts';
import type { Live } from './defineLive';

/** What a fact makes stale on a page about one record, or about many when `about` is undefined. */
export function staleTags<Tag extends string>(
  { tags }: Pick<Live<Tag>, 'tags'>,
  { kind, id }: LiveFact,
  about?: string,
): Tag[] {
  if (kind === 'all') return [...new Set(Object.values(tags).flat())];
  return about === undefined || about === id ? [...(tags[kind] ?? [])] : [];
}
