import { LIBRARY_KINDS } from '@athenaeum/content-contract';
import { escapeRegExp, notAllowed, type Page, type Viewer } from '@athenaeum/kit';
import { entriesIn, rowsOf, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import * as z from 'zod';
import { isStaff } from '../../audience';
import { Review, type ReviewRow } from '../review/review.model';
import { SELECTED } from '../review/review.service';
import { Salon } from '../salon/salon.model';
import { kinds } from './kinds';
import { wordsOf, writtenBy } from './kinds/testimonials';

/** As many as a list of suggestions shows. */
const MOST = 20;
/** As many as an entry can name. */
const MOST_NAMED = 200;

export const libraryChoicesInput = z.strictObject({
  of: z.enum([...LIBRARY_KINDS, 'salons', 'reviews']),
  words: z.string().trim().max(100).nullish(),
  ids: z.array(z.string().max(64)).max(MOST_NAMED).nullish(),
});
type Wish = z.infer<typeof libraryChoicesInput>;

export interface Choice {
  id: string;
  title: string;
  detail: string | null;
}

/** What a field can name: the ids it names already, or what has the words in its title. */
export async function findChoices(viewer: Viewer, wish: Wish): Promise<Page<Choice>> {
  if (!isStaff(viewer)) throw notAllowed();
  const data = await (wish.of === 'reviews'
    ? reviews(wish)
    : wish.of === 'salons'
      ? salons(wish)
      : entries(kinds[wish.of], wish));
  return { data, count: data.length };
}

async function entries(kind: EntryKind, { words, ids }: Wish): Promise<Choice[]> {
  const rows = await found(kind, kind.title, { [kind.title]: 1, _id: 1 }, { words, ids });
  const details = await kind.detailsOf?.(rows);
  return rows.map((row, place) => ({
    id: row._id,
    title: String(row[kind.title]),
    detail: details?.[place] ?? null,
  }));
}

/** Newest first; drafts and private ones too, as editors see those. */
async function salons(wish: Wish): Promise<Choice[]> {
  const rows = await found({ model: entriesIn(Salon) }, 'title', { date: -1, _id: 1 }, wish);
  return rows.map(({ _id, title, date, slug }) => ({
    id: _id,
    title: String(title),
    detail: `${dayOf(Number(date))}, /salons/${String(slug)}`,
  }));
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const found = (
  kind: Pick<EntryKind, 'model' | 'scope'>,
  title: string,
  order: Record<string, 1 | -1>,
  { words, ids }: Pick<Wish, 'words' | 'ids'>,
): Promise<EntryRow[]> =>
  kind.model
    .find(
      rowsOf(kind, {
        ...(ids ? { _id: { $in: ids } } : {}),
        ...(words ? { [title]: { $regex: new RegExp(escapeRegExp(words), 'i') } } : {}),
      }),
    )
    .sort(order)
    .limit(ids ? MOST_NAMED : MOST)
    .lean<EntryRow[]>()
    .exec();

async function reviews({ words, ids }: Wish): Promise<Choice[]> {
  const about = words && { $regex: new RegExp(escapeRegExp(words), 'i') };
  const rows = await Review.find(
    ids
      ? { _id: { $in: ids } }
      : { $and: [SELECTED, about ? { $or: [{ feedback: about }, { event_title: about }] } : {}] },
  )
    .sort({ created_at: -1, _id: 1 })
    .limit(ids ? MOST_NAMED : MOST)
    .lean<ReviewRow[]>();
  return rows.map((review) => ({ id: review._id, title: writtenBy(review), detail: wordsOf(review) }));
}
